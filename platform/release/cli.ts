/**
 * Deploys parts of the site: `release publish|preview|smoke|promote|canary|rollback|withdraw|list|history|diff|types|verify|token`.
 * Needs DEPLOY_URL and DEPLOY_TOKEN. Uses nothing but Node's own modules, so that one file runs wherever Node 20 does; `smoke`
 * alone needs a Chromium and playwright-core.
 */

import { readRelease, verify } from './build.ts';
import { diff } from './diff.ts';
import { type Canary, createGateway, type Listing, type Token } from './gateway.ts';
import { told } from './history.ts';
import { numberOf, read } from './read.ts';
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
  if (at < 1 || at === text.length - 1) throw new RefusedError([`${text}: write it as name@version`]);
  return { name: text.slice(0, at), version: text.slice(at + 1) };
};

const FOLDER = 'Name the folder of a built part';
const PART = 'Name a part';

const access = () => {
  const url = (process.env.DEPLOY_URL ?? 'http://localhost:3000').trim();
  const token = process.env.DEPLOY_TOKEN?.trim();
  if (!url) throw new RefusedError(['DEPLOY_URL is empty']);
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

/** Built parts, each of them whole: what is wrong with the last is said before the first is sent. */
function builtIn(given: readonly string[]) {
  const folders = read(given, { least: 1, most: Number.POSITIVE_INFINITY, missing: FOLDER }).words;
  const built = folders.map((folder) => ({ folder, release: verify(folder) }));
  const names = built.map(({ release }) => release.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new RefusedError([`${twice} is named twice`]);
  return built;
}

async function publishAll(built: ReturnType<typeof builtIn>) {
  const published = [];
  for (const { folder, release } of built) {
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

const publishedOf = ({ releases }: Listing): string[] => [...new Set(releases.map(({ name }) => name))].sort();

/** Prints the token alone, for whoever reads it from a pipe; beside it, where the part may be a slip, which ones there are. */
async function createToken(part: string, note: string, days: number | undefined): Promise<void> {
  const published = publishedOf(await gateway().list());
  console.log((await gateway().createToken(part, note, days)).token);
  if (published.includes(part)) return;
  console.error(`${part} was never published: this token is for its first release`);
  const known = published.join(', ') || 'none';
  console.error(`Published are ${known}. If one of them was meant, revoke this token: token list has its id`);
}

const SHARE = [1, 50] as const;
const DAYS = [1, 366] as const;

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  publish: async (folders) => void (await publishAll(builtIn(folders))),
  async preview(folders) {
    const { link } = await gateway().preview(await publishAll(builtIn(folders)));
    console.log(`preview   ${link}`);
  },
  async smoke(folders) {
    const built = builtIn(folders);
    // Comes with the browser's driver, which no other command needs.
    const { findBrowser, smoke } = await import('./smoke.ts');
    const executable = await findBrowser();
    const published = await publishAll(built);
    const old = await smoke(published, { ...access(), gateway: gateway(), executable });
    for (const fault of old) console.log(`live too  ${fault}`);
    for (const { name, version } of published) console.log(`smoked    ${name}@${version}`);
  },
  async promote(given) {
    const missing = 'Name a release as name@version, or the link of a preview';
    const { words } = read(given, { least: 1, most: Number.POSITIVE_INFINITY, missing });
    const [link = '', another] = words;
    if (!/^https?:/.test(link)) return promote(words.map(target));
    if (another !== undefined) throw new RefusedError([`${another}: not understood`]);
    for (const { name, version } of (await gateway().promotePreviewed(link)).live)
      console.log(`live      ${name}@${version}`);
  },
  deploy: async (folders) => promote(await publishAll(builtIn(folders))),
  async canary(given) {
    if (given.length === 0) return void console.log(standing((await gateway().list()).canary));
    if (given[0] === 'end') {
      const [name = ''] = read(given.slice(1), { least: 1, missing: PART }).words;
      await gateway().endCanary(name);
      return void console.log(`ended     ${name}`);
    }
    const missing = 'Name the folder of a built part, or a release as name@version';
    const { words, values } = read(given, { least: 1, missing, options: { share: 'string', 'by-hand': 'boolean' } });
    const share = numberOf(values, 'share', SHARE) ?? 10;
    const [first = ''] = words;
    const [id] = first.includes('@') ? [target(first)] : await publishAll(builtIn(words));
    if (!id) return;
    const { canary } = await gateway().setCanary(id, share, !values.has('by-hand'));
    if (!canary)
      throw new RefusedError([
        `${id.name} was switched meanwhile, which ended its canary: history ${id.name} tells how`,
      ]);
    console.log(standing(canary));
  },
  async rollback(given) {
    const { words, values } = read(given, { least: 1, missing: PART, options: { to: 'string' } });
    const [name = ''] = words;
    const [live] = (await gateway().rollback(name, values.get('to'))).live;
    console.log(`live      ${live?.name}@${live?.version}`);
  },
  async withdraw(given) {
    const [name = ''] = read(given, { least: 1, missing: PART }).words;
    const { withdrawn } = await gateway().withdraw(name);
    console.log(`withdrawn ${withdrawn.name}@${withdrawn.version}`);
  },
  async list(given) {
    read(given, {});
    const { live, releases } = await gateway().list();
    const current = new Set(live.map(({ name, version }) => `${name}@${version}`));
    const lines = releases.map(({ name, version, publishedAt, publishedBy }) => {
      const id = `${name}@${version}`;
      return `${current.has(id) ? 'live  ' : '      '} ${id}  ${publishedAt}  ${publishedBy}`;
    });
    sayEach(lines, 'Nothing is stored yet');
  },
  async history(given) {
    const [name] = read(given, { most: 1 }).words;
    const listing = await gateway().list();
    const steps = listing.history.toReversed().filter((step) => !name || step.name === name);
    const published = publishedOf(listing);
    if (name && steps.length === 0 && !published.includes(name))
      throw new RefusedError([`${name} was never published. Published are ${published.join(', ') || 'none'}`]);
    sayEach(steps.map(told), `Nothing${name ? ` of ${name}` : ''} is among the last changes`);
  },
  async diff(given) {
    const [folder = ''] = read(given, { least: 1, missing: FOLDER }).words;
    for (const line of await diff(readRelease(folder), gateway())) console.log(line);
  },
  async types(given) {
    const [folder] = read(given, { most: 1 }).words;
    const wrote = await fetchTypes(gateway(), folder || 'src/slots-of-others');
    for (const file of wrote) console.log(`wrote     ${file}`);
    if (wrote.length === 1)
      console.log('No live part has types of slots: each brings the src/slots.d.ts that it was built with');
  },
  async verify(given) {
    for (const { release } of builtIn(given)) {
      const { name, version, files } = release;
      console.log(`verified  ${name}@${version}: ${Object.keys(files).length} files`);
    }
  },
  async token([verb = 'list', ...given]) {
    if (verb === 'create') {
      const missing = 'Write it as token create <part> <note>';
      const { words, values } = read(given, { least: 1, most: 2, missing, options: { days: 'string' } });
      const [part = '', note = ''] = words;
      return createToken(part, note, numberOf(values, 'days', DAYS));
    }
    if (verb === 'revoke') {
      const [id = ''] = read(given, { least: 1, missing: 'Name the token by its id, as token list has it' }).words;
      await gateway().revokeToken(id);
      return void console.log(`revoked   ${id}`);
    }
    if (verb !== 'list') throw new RefusedError(['Write it as token create, token list or token revoke']);
    read(given, {});
    sayEach((await gateway().tokens()).tokens.map(tokenLine), 'There are no tokens');
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
