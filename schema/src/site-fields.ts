// The fields of `site.json` that the agent edits at /admin/site: each is a text, with rules that keep it lawful.
import * as z from 'zod/mini';
import { parseInput } from './inputs/parse.ts';
import { bounds, email as emailText } from './inputs/text.ts';
import type { AgentPhoto, SiteFile } from './site.ts';

type License = SiteFile['agent']['licenses'][number];

/**
 * Reads a text into its value. `file`: `site.json`, which some rules need. Never throws: an invalid text gives a
 * `Wrong`.
 */
type Read = (text: string, file: SiteFile) => unknown;

/** The reason why a text is refused, as the agent reads it. */
export class Wrong {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

interface SiteFieldKind {
  readonly read: Read;
  readonly print: (value: never) => string;
}

const LINES = 20;
const upTo = (most: number) => `At most ${most} characters`;

const line =
  (most: number, missing = 'This cannot be empty'): Read =>
  (text) => {
    const words = text.trim().replace(/\s+/g, ' ');
    if (words === '') return new Wrong(missing);
    return words.length > most ? new Wrong(upTo(most)) : words;
  };

const matching =
  (pattern: RegExp, message: string, inner: Read): Read =>
  (text, file) => {
    const read = inner(text, file);
    return typeof read === 'string' && !pattern.test(read) ? new Wrong(message) : read;
  };

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

/** One entry in each line. `item` reads one line. */
const lines =
  (item: Read, least = 1): Read =>
  (text, file) => {
    const found = linesOf(text);
    if (found.length < least) return new Wrong('At least one line');
    if (found.length > LINES) return new Wrong(`At most ${LINES} lines`);
    const read = found.map((one) => item(one, file));
    return read.find((one) => one instanceof Wrong) ?? read;
  };

/** Paragraphs are separated by blank lines. */
const paragraphs: Read = (text) => {
  const found = text
    .split(/\n\s*\n/)
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  if (found.length === 0) return new Wrong('This cannot be empty');
  if (found.length > LINES) return new Wrong(`At most ${LINES} paragraphs`);
  return found.some((one) => one.length > 3000) ? new Wrong('At most 3000 characters a paragraph') : found;
};

const whole =
  (least: number, most: number): Read =>
  (text) => {
    const amount = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
    return amount >= least && amount <= most ? amount : new Wrong(`A whole number from ${least} to ${most}`);
  };

const address =
  (missing: string): Read =>
  (text) => {
    const words = text.trim();
    if (words === '') return new Wrong(missing);
    if (words.length > bounds.url) return new Wrong(upTo(bounds.url));
    const isAddress = z.safeParse(z.url({ protocol: /^https$/, hostname: z.regexes.domain }), words).success;
    return isAddress ? words : new Wrong('Enter an address that begins with https://');
  };

const phone = (missing: string): Read =>
  matching(/^[+(]?\d(?:\D{0,3}\d){9,14}$/, 'Enter a telephone number with its area code', line(bounds.phone, missing));

const mail: Read = (text) => {
  const parsed = parseInput(emailText, text);
  return parsed.ok ? parsed.value : new Wrong('Enter a valid email address');
};

const states = { NJ: 'New Jersey', NY: 'New York' } as const;

/** "NJ NJ-0000001 Licensed Real Estate Salesperson": state, number, kind. */
const license: Read = (text) => {
  const [, state, number, type] = /^(NJ|NY)\s+(\S{3,30})\s+(\S.{2,99})$/i.exec(text) ?? [];
  if (!state || !number || !type) return new Wrong('Each line: the state (NJ or NY), the number, the kind of license');
  const isKind = /\b(salesperson|broker)\b/i.test(type);
  return isKind
    ? { type, state: state.toUpperCase(), number }
    : new Wrong('The kind of license names a salesperson or a broker');
};

/** If `site.json` has a license in a state, the field needs one there, too: every advertisement must name it. */
const licenses: Read = (text, file) => {
  const read = lines(license)(text, file);
  if (read instanceof Wrong) return read;
  const kept = new Set((read as License[]).map(({ state }) => state));
  const missing = file.agent.licenses.find(({ state }) => !kept.has(state));
  return missing ? new Wrong(`The license in ${states[missing.state]} has to be named on every page`) : read;
};

/** "Facebook https://facebook.com/name" */
const social: Read = (text, file) => {
  const [, label = '', url = ''] = /^(.+?)\s+(\S+)$/.exec(text) ?? [];
  const read = address('')(url, file);
  if (label === '' || read instanceof Wrong)
    return new Wrong('Each line: a name, then an address that begins with https://');
  return label.length > 60 ? new Wrong(upTo(60)) : { label, url };
};

const PHOTO = /^([0-9a-f]{20}\.jpg) (\d{1,5})×(\d{1,5}) (#[0-9a-f]{6}) (\d{1,5}(?:,\d{1,5}){0,9})$/;

/**
 * "0123456789abcdef0123.jpg 1600×2000 #c0ffee 480,768,1600". Empty: no photo. The first word names an upload; the
 * gateway writes the rest.
 */
const photo: SiteFieldKind = {
  read: (text) => {
    if (text.trim() === '') return null;
    const [, file, width, height, placeholder, widths] = PHOTO.exec(text.trim()) ?? [];
    if (!file || !widths) return new Wrong('This photo is not here any more; choose it again');
    return { file, width: Number(width), height: Number(height), placeholder, widths: widths.split(',').map(Number) };
  },
  print: (value: AgentPhoto | null) =>
    value ? `${value.file} ${value.width}×${value.height} ${value.placeholder} ${value.widths.join(',')}` : '',
};

const plain = (value: unknown): string => String(value);
const listed = (value: readonly unknown[]): string => value.join('\n');
const one = (read: Read): SiteFieldKind => ({ read, print: plain });
const many = (item: Read, least = 1): SiteFieldKind => ({ read: lines(item, least), print: listed });
const prose: SiteFieldKind = { read: paragraphs, print: (value: readonly string[]) => value.join('\n\n') };

const LAW = {
  notice: 'New York requires the Fair Housing Notice to be linked on every page',
  procedures: 'New York requires the Standardized Operating Procedures to be linked on every page',
  disclosure: 'New York requires its Disclosure Form to be given with the first answer',
  brokerage: 'New York and New Jersey require the brokerage’s name in every advertisement',
  office: 'New Jersey requires the brokerage’s telephone number in every advertisement',
  agent: 'The name is printed as it is licensed, and cannot be empty',
  title: 'New York requires the kind of license beside the name: salesperson or broker',
  statement: 'The statement has to say “Equal Housing Opportunity”',
} as const;

/** The keys are the paths of the fields in `site.json`. */
export const siteFields = {
  tagline: one(line(bounds.subject)),
  subtitle: one(line(bounds.subject)),
  replyWithinHours: one(whole(1, 168)),
  regions: many(line(bounds.fact)),
  'agent.name': one(line(bounds.name, LAW.agent)),
  'agent.title': one(matching(/\b(salesperson|broker)\b/i, LAW.title, line(bounds.name, LAW.title))),
  'agent.email': one(mail),
  'agent.cellPhone': one(phone('This cannot be empty')),
  'agent.officePhone': one(phone(LAW.office)),
  'agent.licenses': {
    read: licenses,
    print: (value: readonly License[]) =>
      value.map(({ state, number, type }) => `${state} ${number} ${type}`).join('\n'),
  },
  'agent.photo': photo,
  'brokerage.name': one(line(bounds.name, LAW.brokerage)),
  'brokerage.url': one(address('This cannot be empty')),
  'brokerage.phone': one(phone(LAW.office)),
  'brokerage.agentCount': one(whole(1, 999_999)),
  'brokerage.officeCount': one(whole(1, 99_999)),
  'brokerage.foundedYear': one(whole(1700, 2200)),
  'brokerage.services': many(line(bounds.fact), 0),
  'brokerage.coreValues': many(line(bounds.fact), 0),
  'office.street': one(line(bounds.address)),
  'office.city': one(line(bounds.city)),
  'office.state': one(line(bounds.fact)),
  'office.zipCode': one(line(bounds.zipCode)),
  'office.mapsUrl': one(address('This cannot be empty')),
  'office.hours': one(line(bounds.fact)),
  social: {
    read: lines(social, 0),
    print: (value: SiteFile['social']) => value.map(({ label, url }) => `${label} ${url}`).join('\n'),
  },
  'compliance.fairHousingNoticeUrl': one(address(LAW.notice)),
  'compliance.operatingProceduresUrl': one(address(LAW.procedures)),
  'compliance.newYorkDisclosureUrl': one(address(LAW.disclosure)),
  'compliance.statement': one(
    matching(/equal housing opportunity/i, LAW.statement, line(bounds.subject, LAW.statement)),
  ),
  'biography.homeHeading': one(line(bounds.subject)),
  'biography.homeLead': one(line(1000)),
  'biography.homeParagraphs': prose,
  'biography.lead': one(line(1000)),
  'biography.heading': one(line(bounds.subject)),
  'biography.paragraphs': prose,
} as const satisfies Record<string, SiteFieldKind>;

export type SiteFieldName = keyof typeof siteFields;
export const siteFieldNames = Object.keys(siteFields) as readonly SiteFieldName[];
/** The texts that differ from `site.json`, by field. */
export type SiteTexts = Readonly<Partial<Record<SiteFieldName, string>>>;

type Groups = Readonly<Record<string, unknown>>;

const valueAt = (site: object, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => (value as Groups | undefined)?.[key], site);

/** The text of a field. Empty if `site.json` does not have it. */
export function printField(site: object, name: SiteFieldName): string {
  const value = valueAt(site, name);
  return value === undefined ? '' : printValue(name, value);
}

/** The text of a value that `readField` returned, in its canonical spelling. */
export const printValue = (name: SiteFieldName, value: unknown): string => siteFields[name].print(value as never);

/** The value that the text of a field means, or a `Wrong` with the reason why it is refused. Never throws. */
export const readField = (name: SiteFieldName, text: string, file: SiteFile): unknown =>
  siteFields[name].read(text, file);

/** `site.json` with new texts in some fields. A text that is not valid any more is ignored. */
export function applyTexts(file: SiteFile, texts: SiteTexts): SiteFile {
  const changed: Record<string, unknown> = { ...file };
  for (const [name, text] of Object.entries(texts) as [SiteFieldName, string][]) {
    const value = name in siteFields ? readField(name, text, file) : new Wrong('');
    if (value instanceof Wrong) continue;
    const [group = '', key] = name.split('.');
    changed[group] = key === undefined ? value : { ...(changed[group] as object | undefined), [key]: value };
  }
  return changed as SiteFile;
}
