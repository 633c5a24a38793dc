import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Transport } from './transport.ts';

/** Writes mail as .eml files, which any mail program can open. The same message is written to the same file again. */
export function createFolderTransport(folder: string): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  function filesOf(messageId: string): [file: string, half: string] {
    const file = join(folder, emlName(messageId));
    return [file, `${file}.half`];
  }
  return {
    folder,
    async send(mail) {
      const { message } = await transporter.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const [file, half] = filesOf(mail.messageId);
      await writeFile(half, message as Buffer, { mode: 0o600, flush: true });
      await rename(half, file);
    },
    async remove(messageId) {
      for (const file of filesOf(messageId)) await rm(file, { force: true });
    },
  };
}

/** `<agent_notice.{lead}@{domain}>` → `agent_notice.{lead}.eml`: with the lead's id, erasing a lead finds its mail. */
const emlName = (messageId: string) => `${messageId.slice(1, messageId.lastIndexOf('@'))}.eml`;
