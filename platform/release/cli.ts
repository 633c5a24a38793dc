/**
 * Deploys parts of the site: `release publish|preview|smoke|promote|canary|rollback|withdraw|list|history|diff|types|verify|token`.
 * Needs DEPLOY_URL and DEPLOY_TOKEN. Uses nothing but Node's own modules, so that one file runs wherever Node 20 does; `smoke`
 * alone needs a Chromium and playwright-core.
 */

import { parseArgs } from 'node:util';
import { readRelease, verify } from './build.ts';
import { diff } from './diff.ts';
import { type Canary, createGateway, type Token } from './gateway.ts';
import { told } from './history.ts';
import { RefusedError } from './refused.ts';
import { fetchTypes } from './types.ts';

const usage = `Usage: release <command>
  publish <folder>…             uploads built parts (their dist/); live stays as it is
  preview <folder>…             publishes, and answers a link under which the site is seen with them, for a day
  smoke <folder>…               publishes, opens every changed page in this machine's Chromium, and sends a signed report, which counts for an hour
  promote <name>@<version>…     makes published releases live, as one set; or those that a preview's link shows
  deploy <folder>…              publish, then promote what was published as one set
  canary <folder or name@version> [--share <percent>] [--by-hand]
                                a share of visitors gets it (10 %, at most 50), until it is promoted or taken back: by what their visits
                                tell, or by hand alone. Again: another share
  canary end <name>             takes it back; without anything, canary tells how it stands
  rollback <name> [--to <version>]   puts back the version before the present one; once more, the one before that; or the one named
  withdraw <name>               takes a part out of the site, if no other part needs it
  list                          what is live, and what is stored
  history [name]                what went live when, by whom, newest last
  diff <folder>                 a built part against what is live
  types [folder]                the types of all live parts' slots, into src/slots-of-others or the folder
  verify <folder>…              checks a build's hashes, without any gateway
  token create <part> <note> [--days <days>] | token list | token revoke <id>   (operator)
Environment: DEPLOY_URL (http://localhost:3000), DEPLOY_TOKEN`;

const target = (text: string) => {
  const at = text.indexOf('@');
  if (at < 1) throw new RefusedError([`${text}: write it as name@version`]);
  return { name: text.slice(0, at), version: text.slice(at + 1) };
};

/** Refuses a command without its arguments: a pipeline in which a variable is empty would otherwise succeed. */
function demand(given: readonly string[], words: string): void {
  if (given.every((one) => one === '')) throw new RefusedError([words]);
}
/** Refuses words that the command does not read: whoever wrote `--dry-run` did not want it carried out. */
function demandEnd(rest: readonly string[]): void {
  if (rest[0] !== undefined) throw new RefusedError([`${rest[0]}: not understood`]);
}
const FOLDER = 'Name the folder of a built part';
const PART = 'Name a part';

/** Refuses what is no number: in JSON NaN becomes null, as if nothing had been given. */
function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (Number.isNaN(number)) throw new RefusedError([`--${option} is a number, not ${text}`]);
  return number;
}

const access = () => {
  const url = process.env.DEPLOY_URL ?? 'http://localhost:3000';
  const token = process.env.DEPLOY_TOKEN?.trim();
  if (!url.trim()) throw new RefusedError(['DEPLOY_URL is empty']);
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new RefusedError(['DEPLOY_URL is no address of a site: write it as http://… or https://…']);
  // `fetch` refuses such an address, and would repeat it in its error: the pipeline's log would keep the password.
  if (address.username || address.password)
    throw new RefusedError(['DEPLOY_URL has a name or a password in it: leave them out']);
  if (!token) throw new RefusedError(['DEPLOY_TOKEN is not set']);
  // `fetch` refuses such a header, and would repeat the token in its error: the pipeline's log would keep it.
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new RefusedError(['DEPLOY_TOKEN is no token: it has a space or a letter in it that no token has']);
  return { url, token };
};
const gateway = () => {
  const { url, token } = access();
  return createGateway(url, token);
};

async function publishAll(folders: readonly string[]) {
  demand(folders, FOLDER);
  const published = [];
  for (const folder of folders) {
    const release = verify(folder);
    await gateway().publish(folder, release);
    console.log(`published ${release.name}@${release.version}`);
    published.push({ name: release.name, version: release.version });
  }
  return published;
}

async function promote(releases: ReadonlyArray<{ name: string; version: string }>): Promise<void> {
  await gateway().promote(releases);
  for (const { name, version } of releases) console.log(`live      ${name}@${version}`);
}

/** A command that prints nothing might as well have failed. */
function sayEach(lines: readonly string[], none: string): void {
  for (const line of lines.length > 0 ? lines : [none]) console.log(line);
}

/** The canary in a line. */
function standing(canary: Canary | null): string {
  if (!canary) return 'No canary runs';
  const { name, version, share, isByRule, begunAt } = canary;
  return `canary    ${name}@${version}  ${share} % of visitors since ${begunAt}, ${isByRule ? 'decided by rule' : 'by hand'}`;
}

const dayOf = (moment: string) => moment.slice(0, 10);

/** A deploy token in a line: its id first, which `token revoke` takes. */
function tokenLine({ id, part, note, createdAt, expiresAt, revokedAt }: Token): string {
  const until = revokedAt ? `, revoked ${dayOf(revokedAt)}` : expiresAt ? `, until ${dayOf(expiresAt)}` : '';
  return `${id}  ${part ?? 'operator'}  ${note}  since ${dayOf(createdAt)}${until}`;
}

/** Prints the token alone, for whoever reads it from a pipe; beside it, where the part may be a slip, which ones there are. */
async function createToken(part: string, note: string, days: number | undefined): Promise<void> {
  const published = [...new Set((await gateway().list()).releases.map(({ name }) => name))].sort();
  console.log((await gateway().createToken(part, note, days)).token);
  if (published.includes(part)) return;
  console.error(`${part} was never published: this token is for its first release`);
  const known = published.join(', ') || 'none';
  console.error(`Published are ${known}. If one of them was meant, revoke this token: token list has its id`);
}

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  publish: async (folders) => void (await publishAll(folders)),
  async preview(folders) {
    const { link } = await gateway().preview(await publishAll(folders));
    console.log(`preview   ${link}`);
  },
  async smoke(folders) {
    const published = await publishAll(folders);
    // Comes with the browser's driver, which no other command needs.
    const { smoke } = await import('./smoke.ts');
    const old = await smoke(published, { ...access(), gateway: gateway() });
    for (const fault of old) console.log(`live too  ${fault}`);
    for (const { name, version } of published) console.log(`smoked    ${name}@${version}`);
  },
  async promote(names) {
    demand(names, 'Name a release as name@version, or the link of a preview');
    const [link = ''] = names;
    if (!/^https?:/.test(link)) return promote(names.map(target));
    for (const { name, version } of (await gateway().promotePreviewed(link)).live)
      console.log(`live      ${name}@${version}`);
  },
  deploy: async (folders) => promote(await publishAll(folders)),
  async canary(given) {
    const { values, positionals } = parseArgs({
      args: [...given],
      options: { share: { type: 'string', default: '10' }, 'by-hand': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [first, second = '', ...rest] = positionals;
    demandEnd(first === 'end' ? rest : positionals.slice(1));
    if (first === undefined) return void console.log(standing((await gateway().list()).canary));
    if (first === 'end') {
      demand([second], PART);
      await gateway().endCanary(second);
      return void console.log(`ended     ${second}`);
    }
    const share = numberOf('share', values.share);
    const [id] = first.includes('@') ? [target(first)] : await publishAll([first]);
    if (id) console.log(standing((await gateway().setCanary(id, share, !values['by-hand'])).canary));
  },
  async rollback([name = '', flag, to, ...rest]) {
    demand([name], PART);
    demandEnd(rest);
    if (flag !== undefined && (flag !== '--to' || !to))
      throw new RefusedError(['Write it as rollback <name> --to <version>']);
    const [live] = (await gateway().rollback(name, to)).live;
    console.log(`live      ${live?.name}@${live?.version}`);
  },
  async withdraw([name = '', ...rest]) {
    demand([name], PART);
    demandEnd(rest);
    const { withdrawn } = await gateway().withdraw(name);
    console.log(`withdrawn ${withdrawn.name}@${withdrawn.version}`);
  },
  async list(rest) {
    demandEnd(rest);
    const { live, releases } = await gateway().list();
    const current = new Set(live.map(({ name, version }) => `${name}@${version}`));
    const lines = releases.map(({ name, version, publishedAt, publishedBy }) => {
      const id = `${name}@${version}`;
      return `${current.has(id) ? 'live  ' : '      '} ${id}  ${publishedAt}  ${publishedBy}`;
    });
    sayEach(lines, 'Nothing is stored yet');
  },
  async history([name, ...rest]) {
    demandEnd(rest);
    const { history } = await gateway().list();
    const steps = history.toReversed().filter((step) => !name || step.name === name);
    sayEach(steps.map(told), `Nothing${name ? ` of ${name}` : ''} is among the last changes`);
  },
  async diff([folder = '', ...rest]) {
    demand([folder], FOLDER);
    demandEnd(rest);
    for (const line of await diff(readRelease(folder), gateway())) console.log(line);
  },
  async types([folder = 'src/slots-of-others', ...rest]) {
    demandEnd(rest);
    const wrote = await fetchTypes(gateway(), folder);
    for (const file of wrote) console.log(`wrote     ${file}`);
    if (wrote.length === 1)
      console.log('No live part has types of slots: each brings the src/slots.d.ts that it was built with');
  },
  async verify(folders) {
    demand(folders, FOLDER);
    for (const folder of folders) {
      const { name, version, files } = verify(folder);
      console.log(`verified  ${name}@${version}: ${Object.keys(files).length} files`);
    }
  },
  async token([verb = 'list', ...args]) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { days: { type: 'string' } },
      allowPositionals: true,
    });
    const [first = '', second = ''] = positionals;
    const words = { create: 2, list: 0, revoke: 1 }[verb];
    if (words === undefined) throw new RefusedError(['Write it as token create, token list or token revoke']);
    demandEnd(positionals.slice(words));
    if (verb === 'revoke') demand([first], 'Name the token by its id, as token list has it');
    const days = values.days === undefined ? undefined : numberOf('days', values.days);
    if (verb === 'create') await createToken(first, second, days);
    else if (verb === 'revoke') {
      await gateway().revokeToken(first);
      console.log(`revoked   ${first}`);
    } else sayEach((await gateway().tokens()).tokens.map(tokenLine), 'There are no tokens');
  },
};

// pnpm hands the two dashes of `run release -- list` on.
const given = process.argv.slice(2);
const [name = '', ...args] = given[0] === '--' ? given.slice(1) : given;
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  const names = Object.keys(commands)
    .join(', ')
    .replace(/, (?=\w+$)/, ' or ');
  const isAsked = /^-*(h|help)?$/.test(name);
  console.error(isAsked ? usage : `${name} is no command: write ${names}; without any, each is explained`);
  process.exit(1);
}
try {
  await command(args);
} catch (error) {
  const reasons =
    error instanceof RefusedError ? error.reasons : [error instanceof Error ? error.message : String(error)];
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}
