import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Env } from '../core/env.ts';
import { createFolderTransport } from './folder-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** A mail as it goes out; its Message-ID is the outbox's. */
export type Mail = SendMailOptions & { readonly messageId: string };

export interface Transport {
  /** Where mail is written instead of sent; null for a server. */
  readonly folder: string | null;
  /** Resolves when the mail is somebody else's to deliver. Rejects if it is not, or once `signal` says so. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

export const mailFolder = (dataFolder: string) => join(dataFolder, 'mail');

/** The server that SMTP_URL names; without one a folder. */
export function chooseTransport({ SMTP_URL, DATA_DIR }: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): Transport {
  return SMTP_URL === undefined ? createFolderTransport(mailFolder(DATA_DIR)) : createSmtpTransport(SMTP_URL);
}
