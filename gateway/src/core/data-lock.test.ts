import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const lockFile = () => join(folder, 'gateway.lock');

it('refuses a folder that is taken, naming the owner', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`running process ${process.pid}`);
  lock.release();
  lockDataFolder(folder).release();
});

it('says so of a folder that it may not write to, and names it', () => {
  // A folder in place of the file fails as a file of another user would. File permissions would not do: tests may run
  // as root.
  mkdirSync(join(folder, 'gateway.lock.db'));
  expect(() => lockDataFolder(folder)).toThrow(`${folder} cannot be written to`);
});

it.runIf(existsSync('/proc/self'))('says so of a folder that cannot be made, as below /proc', () => {
  expect(() => lockDataFolder('/proc/nowhere/data')).toThrow('/proc/nowhere/data cannot be made (ENOENT)');
});

// A small disk of its own, which an ordinary user may mount in a namespace of its own, too.
const onDisk = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'];
const mayMount = spawnSync('unshare', [...onDisk.slice(1), 'mount -t tmpfs tmpfs /mnt']).status === 0;

/** Milliseconds. Each of these processes reads the whole database code: on a machine that does other work it takes half a minute. */
const PATIENCE = 90_000;

/** Opens the database of the folder that is its argument, and prints the error. */
const opening = `const { openDatabase } = await import(${JSON.stringify(import.meta.resolve('./database.ts'))});
    await openDatabase({ folder: process.argv[1] }).catch(({ name, message }) => console.log(name, message));`;

it.runIf(process.platform !== 'win32')(
  'opens where the process may open fewer files than the database has',
  async () => {
    const script = 'ulimit -n 64; exec "$1" --input-type=module --eval "$2" "$3"';
    const child = spawn('sh', ['-c', script, 'sh', process.execPath, opening, folder]);
    started.push(child);
    expect(await text(child.stdout)).toBe('');
    expect(existsSync(join(folder, 'pglite', 'PG_VERSION'))).toBe(true);
  },
  PATIENCE,
);

it.runIf(mayMount).each([
  ['before its lock', '64k', 'head -c 65536 /dev/zero > "$1/full"'],
  ['while the database is made', '4m', 'true'],
])(
  'names the folder whose disk is full %s',
  async (_, size, fill) => {
    const script = `mount -t tmpfs -o size=${size} tmpfs "$1" && ${fill}; exec "$2" --input-type=module --eval "$3" "$1"`;
    const child = spawn('unshare', [...onDisk.slice(1), script, 'sh', folder, process.execPath, opening]);
    started.push(child);
    expect(await text(child.stdout)).toMatch(`ConfigurationError The disk of ${folder} has `);
  },
  PATIENCE,
);

it('names another living process', () => {
  const other = spawn('sleep', ['30']);
  const start = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
  writeFileSync(lockFile(), `${other.pid} ${start}`);
  expect(() => lockDataFolder(folder)).toThrow(`running process ${other.pid}`);
  other.kill();
});

it.runIf(existsSync('/proc/self'))(
  'takes over from one that was killed and that nobody has waited for yet',
  async () => {
    // What becomes of the shell never waits for the child that the shell began.
    const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(parent);
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(printed);
    const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Until then it is the shell, which might wait.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    writeFileSync(lockFile(), `${pid} ${fields()[19]}`);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => fields()[0]).toBe('Z');
    lockDataFolder(folder).release();
  },
);

/**
 * Runs `source` in another process, with `lockDataFolder` imported. `unshare` makes it the first process of its own
 * namespace, as in a container.
 */
function elsewhere(source: string, command: readonly string[] = []): ChildProcess {
  const script = `import { lockDataFolder } from ${JSON.stringify(import.meta.resolve('./data-lock.ts'))}; ${source}`;
  const [program = process.execPath, ...args] = [...command, process.execPath, '--input-type=module', '--eval', script];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

const unshare = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const mayUnshare = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0;
const hold = () =>
  `lockDataFolder(${JSON.stringify(folder)}); console.log('held by ' + process.pid); setInterval(() => {}, 1000);`;

it.skipIf(!mayUnshare)(
  'refuses a folder whose owner lives in another container, where both are process 1',
  async () => {
    const owner = elsewhere(hold(), unshare);
    expect(String((await once(owner.stdout as Readable, 'data'))[0])).toContain('held by 1');
    expect(() => lockDataFolder(folder)).toThrow(
      'belongs to the running process 1: end that first, or name another folder, DATA_DIR=…',
    );
    const second = elsewhere(hold(), unshare);
    expect(await text(second.stderr as Readable)).toContain('belongs to the running process 1');

    owner.kill('SIGKILL');
    await once(owner, 'exit');
    await expect.poll(() => tryLock()).toBe(true);
  },
  30_000,
);

const tryLock = (): boolean => {
  try {
    lockDataFolder(folder).release();
    return true;
  } catch {
    return false;
  }
};

it('passes on at once when its owner is killed', async () => {
  const owner = elsewhere(hold());
  await once(owner.stdout as Readable, 'data');
  expect(tryLock()).toBe(false);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  expect(tryLock()).toBe(true);
});

it('is one process’s, however many start at the same moment', async () => {
  writeFileSync(lockFile(), '999999 1');
  const starters = Array.from({ length: 6 }, () => elsewhere(hold()));
  const said = await Promise.all(
    starters.map((starter) => Promise.race([once(starter.stdout as Readable, 'data'), once(starter, 'exit')])),
  );
  expect(said.filter(([first]) => String(first).startsWith('held'))).toHaveLength(1);
  for (const starter of starters) starter.kill('SIGKILL');
});

it.each([
  ['a process that is gone', () => `${spawnSync('true').pid} 1`],
  ['an earlier process of the same pid', () => `${process.pid} 1`],
  ['nobody that can be read', () => 'nonsense'],
])('takes over the lock of %s', (_, owner) => {
  writeFileSync(lockFile(), owner());
  const lock = lockDataFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  lock.release();
});
