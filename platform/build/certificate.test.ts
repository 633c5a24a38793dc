import { expect, test } from 'vitest';
import { faultOfCertificate } from './certificate.ts';

const failed = (code: string, message: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

test('a certificate that is not trusted, or does not hold, is said with what there is to do', () => {
  const site = 'https://site.example';
  expect(faultOfCertificate(site, failed('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'))).toBe(
    `${site} has a certificate that this machine does not trust (self-signed certificate): name a file with the one of its authority, NODE_EXTRA_CA_CERTS=ca.pem`,
  );
  expect(faultOfCertificate(site, failed('CERT_HAS_EXPIRED', 'certificate has expired'))).toBe(
    `${site} has a certificate that does not hold for it: certificate has expired`,
  );
  // A proxy's error is the cause itself.
  const cause = failed('ERR_TLS_CERT_ALTNAME_INVALID', 'Host: site.example. is not in the certificate').cause;
  expect(faultOfCertificate(site, cause)).toContain('does not hold for it');
  expect(faultOfCertificate(site, failed('ECONNREFUSED', 'connect ECONNREFUSED'))).toBeUndefined();
  expect(faultOfCertificate(site, 'nothing known')).toBeUndefined();
});
