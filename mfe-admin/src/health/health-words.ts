/** The site's health as text, and whether somebody must act. */

import type { AgentHealthQuery } from '../generated/operations.ts';
import { formatMoment } from '../leads/lead-words.ts';

export type Health = NonNullable<AgentHealthQuery['viewer']>['health'];
export type TestMail = NonNullable<Health['mail']['test']>;

export type Finding = { key: string; name: string; words: string; isWell: boolean };

/** Milliseconds. After a week without a backup, too much of what visitors sent could be lost. */
const BACKUP_MS = 7 * 86_400_000;

export function inBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  return `${amount < 10 && power > 1 ? amount.toFixed(1) : Math.round(amount)} ${units[power]}`;
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function mailOf({ folder, sent, lastSentAt, waiting, dead }: Health['mail'], now: number): Finding {
  const words = [
    folder === null ? '' : `No mail server: mail is written to ${folder}`,
    `${sent} sent in thirty days`,
    lastSentAt ? `last ${formatMoment(lastSentAt, now)}` : '',
    waiting > 0 ? `${waiting} on the way` : '',
    dead > 0 ? `${dead} could not be delivered` : '',
  ];
  const said = words.filter(Boolean).join(', ');
  return { key: 'mail', name: 'Mail', words: said, isWell: folder === null && dead === 0 };
}

function botCheckOf({ mode, passed, suspected, unverified }: Health['botCheck']): Finding {
  const off = { off: 'Off: nobody is checked', fake: 'A stand-in for tests, not the real one' }[mode];
  const counted = `${passed} passed, ${suspected} taken for spam in seven days`;
  const unasked = unverified > 0 ? `, ${unverified} could not be checked` : '';
  return { key: 'bots', name: 'Bot check', words: off ?? `${counted}${unasked}`, isWell: off === undefined };
}

function backupOf(backup: Health['lastBackup'], now: number): Finding {
  const name = 'Backup';
  if (!backup)
    return { key: 'backup', name, words: 'None yet. Make one: npm run back-up -- a-new-folder', isWell: false };
  const isWell = now - Date.parse(backup.madeAt) < BACKUP_MS;
  const words = `${formatMoment(backup.madeAt, now)}, ${inBytes(backup.bytes)}`;
  return {
    key: 'backup',
    name,
    words: isWell ? words : `${words}. Make another: npm run back-up -- a-new-folder`,
    isWell,
  };
}

function diskOf({ freeBytes, totalBytes, isLow, isWritable }: Health['disk']): Finding {
  const used = `${inBytes(totalBytes - freeBytes)} of ${inBytes(totalBytes)} used${isLow ? ': little is left' : ''}`;
  const words = isWritable ? used : `${used}. The gateway cannot write there: what is sent may not be stored`;
  return { key: 'disk', name: 'Disk', words, isWell: isWritable && !isLow };
}

function storageOf({ kind, place, isReachable }: Health['storage']): Finding {
  const where = kind === 's3' ? `In the store at ${place}` : `In ${place}`;
  const words = isReachable ? where : `${where}, which does not answer: photos wait until it does`;
  return { key: 'storage', name: 'Photos and releases', words, isWell: isReachable };
}

function demoOf({ homes, testimonials }: Health['demo']): Finding {
  const left = [
    homes > 0 ? many(homes, 'sample home', 'sample homes') : '',
    testimonials > 0 ? many(testimonials, 'sample review', 'sample reviews') : '',
  ].filter(Boolean);
  const words = left.length > 0 ? `${left.join(' and ')} still here` : 'None left';
  return { key: 'demo', name: 'Demo content', words, isWell: left.length === 0 };
}

function databaseOf({ kind, bytes, replicas }: Health['database']): Finding {
  const server = kind === 'pglite' ? 'PGlite, in the gateway itself' : 'PostgreSQL';
  const copies = replicas.length > 0 ? `, and ${many(replicas.length, 'copy', 'copies')}` : '';
  const away = replicas.filter(({ state }) => state === 'away').map(({ place }) => place);
  const missing = away.length > 0 ? `; ${away.join(' and ')} cannot be asked: the database does its work` : '';
  return {
    key: 'database',
    name: 'Database',
    words: `${server}, ${inBytes(bytes)}${copies}${missing}`,
    isWell: away.length === 0,
  };
}

export function findingsOf(health: Health, now: number): Finding[] {
  const { mail, botCheck, lastBackup, disk, storage, database, demo } = health;
  return [
    mailOf(mail, now),
    botCheckOf(botCheck),
    backupOf(lastBackup, now),
    diskOf(disk),
    storageOf(storage),
    databaseOf(database),
    demoOf(demo),
  ];
}

/** The result of the test mail, while it is of interest. */
export function testInWords(
  { state, recipient, queuedAt, sentAt, lastError }: TestMail,
  folder: string | null,
): string {
  if (state === 'sent' && sentAt) {
    const seconds = Math.max(1, Math.round((Date.parse(sentAt) - Date.parse(queuedAt)) / 1000));
    const took = `after ${many(seconds, 'second', 'seconds')}`;
    return folder === null
      ? `The test went out to ${recipient} ${took}.`
      : `The test was written to ${folder} ${took}.`;
  }
  const reason = lastError ? ` ${lastError}` : '';
  return state === 'dead' ? `The test could not be sent.${reason}` : `The test is on its way to ${recipient}.${reason}`;
}

const names: Readonly<Record<string, string>> = {
  shell: 'Visitors’ frame',
  'mfe-listings': 'Listings',
  'mfe-areas': 'Areas',
  'mfe-leads': 'Leads',
  'mfe-admin': 'Admin',
};
export const partName = (name: string): string => names[name] ?? name;
