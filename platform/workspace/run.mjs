// Starts every npm script. Runs on any Node >= 20 with nothing installed: it installs the packages of the lock file, then
// starts the command with the project's own version of Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** In the path of a file these mean something else to Rspack, whose own words name neither the folder nor the sign. */
const [sign] = /[#!?%[]/.exec(root) ?? [];
if (sign) {
  console.error(`The project cannot be built in ${root}: move it to where no folder has “${sign}” in its name.`);
  process.exit(1);
}

const PNPM = 'pnpm@12.21.0';
const stamp = join(root, 'node_modules/.installed');
/** The version of Node that everything runs on. It is a dependency of the project. */
const pinnedNode = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
const [command, ...rest] = process.argv.slice(2);

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(PNPM)
    .digest('hex');

const isRelock = command === 'relock';
if (isRelock || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash()) {
  console.log(isRelock ? 'Bringing pnpm-lock.yaml up to date…' : 'Installing the libraries that pnpm-lock.yaml names…');
  const lockMode = isRelock ? '--no-frozen-lockfile' : '--frozen-lockfile';
  const { status } = spawnSync('npx', ['-y', PNPM, 'install', lockMode, '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Otherwise pnpm warns about each package that needs a later Node than the machine's.
    env: { ...process.env, pnpm_config_node_version: pinnedNode },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The libraries could not be installed; what pnpm said stands above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockHash());
}

const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const bin = join(root, 'node_modules/.bin');
const env = {
  // Without the cache, compiling the same code again takes half of a build's start, and a fifth of the gateway's.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
};
const child = spawn(node, [join(root, 'platform/workspace', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
