import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/**
 * Milliseconds: for the connection and the greeting, which some servers delay on purpose; and for silence afterwards.
 */
const PATIENCE_MS = { connectionTimeout: 20_000, socketTimeout: 20_000 };

/**
 * `url`: `smtps://user:password@host`, or `smtp://…` for STARTTLS. Each mail gets its own connection, since there are
 * few.
 */
export function createSmtpTransport(url: string): Transport {
  const transporter = createTransport({
    url,
    requireTLS: mustEncrypt(new URL(url)),
    ...PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    folder: null,
    async send(mail, signal) {
      await transporter.sendMail({ ...mail, signal });
    },
    async remove() {},
  };
}

/** Leads are personal, so they must be encrypted on the way, unless the operator's URL has `?requireTLS=false`. */
function mustEncrypt({ hostname, searchParams }: URL): boolean {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return !isLocal && searchParams.get('requireTLS') !== 'false';
}
