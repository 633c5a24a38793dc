/** Reads the mail of a site without a mail server: each is a file in the folder of the gateway that sent it. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../support/site.ts';

/** The texts of the mails whose file names begin with `begin`. */
export const mailsOf = ({ folders }: Site, begin: string): string[] =>
  folders
    .map((folder) => join(folder, 'mail'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => ({ name, file: join(folder, name) })))
    .filter(({ name }) => name.startsWith(begin) && name.endsWith('.eml'))
    .map(({ file }) => readFileSync(file, 'utf8'));
