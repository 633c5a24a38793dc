import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** To the end of the greeting, which some servers delay on purpose; and between any two words after it. */
const PATIENCE_MS = { connectionTimeout: 20_000, socketTimeout: 20_000 };

/** `url`: `smtps://user:password@host`, or `smtp://…` for STARTTLS. A connection a mail: they are few. */
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
  };
}

/** Leads are personal: they cross a network encrypted, unless the operator's own `?requireTLS=false` says otherwise. */
function mustEncrypt({ hostname, searchParams }: URL): boolean {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return !isLocal && searchParams.get('requireTLS') !== 'false';
}
