// A push service for tests. It stores what it gets, refuses or hangs depending on the address, and can decrypt like a
// device.
import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { localhostCertificate, localhostKey } from './localhost-certificate.ts';
import { newSubscription } from './push-samples.ts';

type Mood = 'well' | 'gone' | 'broken' | 'hanging';

interface Delivered {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const statuses: Readonly<Record<string, number>> = { well: 201, gone: 410, broken: 503 };

/** A device at a service with this behaviour; `read` decrypts a message to it. */
function deviceAt(origin: string, mood: Mood) {
  const { input, privateKey, secret } = newSubscription(`${origin}/${mood}`);
  const { pathname } = new URL(input.endpoint);
  return { input, pathname, read: (body: Buffer): unknown => JSON.parse(decrypt(body, { privateKey, secret })) };
}

export async function startPushService() {
  const delivered: Delivered[] = [];
  const server = createServer({ key: localhostKey, cert: localhostCertificate }, async (request, response) => {
    const path = request.url ?? '';
    delivered.push({ path, headers: request.headers, body: await buffer(request) });
    const status = statuses[path.split('/')[1] ?? ''];
    if (status !== undefined) response.writeHead(status).end();
  });
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, localhostCertificate]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    /** The host for `PUSH_HOSTS`. */
    host,
    delivered,
    device: (mood: Mood) => deviceAt(`https://${host}`, mood),
    /** What was sent to this device. */
    of: ({ pathname }: { pathname: string }) => delivered.filter(({ path }) => path === pathname),
    async close() {
      setDefaultCACertificates(trusted);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** RFC 8291 with the encoding `aes128gcm` of RFC 8188, one record. */
function decrypt(body: Buffer, { privateKey, secret }: { privateKey: string; secret: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const theirs = body.subarray(21, keyEnd);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.toString('utf8', 0, padded.lastIndexOf(2));
}
