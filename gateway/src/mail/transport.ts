import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Env } from '../core/env.ts';
import { createFolderTransport } from './folder-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** A mail to send, with the Message-ID from the outbox. */
export type Mail = SendMailOptions & { readonly messageId: string };

export interface Transport {
  /** The folder to which mail is written instead of being sent; null for a server. */
  readonly folder: string | null;
  /** Resolves when a server has accepted the mail, or it is written. Rejects if that fails, or when `signal` aborts. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Removes what was written of a mail; what a server has accepted is gone. */
  remove(messageId: string): Promise<void>;
}

export const mailFolder = (dataFolder: string) => join(dataFolder, 'mail');

/** The server in SMTP_URL; without one, a folder. */
export function chooseTransport({ SMTP_URL, DATA_DIR }: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): Transport {
  return SMTP_URL === undefined ? createFolderTransport(mailFolder(DATA_DIR)) : createSmtpTransport(SMTP_URL);
}
