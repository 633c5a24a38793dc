/** A site of which the certificate is refused: nothing was sent to it. */

/** Codes of Node's, by what there is to do about them. */
const UNTRUSTED = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.*|CERT_UNTRUSTED)$/;
const WRONG = /^(CERT_\w+|ERR_TLS_CERT_\w+|HOSTNAME_MISMATCH)$/;

/** In words, what is wrong with a site's certificate; undefined if something else is. `error`: of `fetch`, or its cause. */
export function faultOfCertificate(site: string, error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = cause instanceof Error ? cause.message : '';
  if (UNTRUSTED.test(code))
    return `${site} has a certificate that this machine does not trust (${reason}): name a file with the one of its authority, NODE_EXTRA_CA_CERTS=ca.pem`;
  if (WRONG.test(code)) return `${site} has a certificate that does not hold for it: ${reason}`;
  return undefined;
}
