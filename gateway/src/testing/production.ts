import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An operator's variables, with an identity that has no demo values. */
export function productionVariables(): NodeJS.ProcessEnv {
  const demo = readFileSync(new URL('../../../site.json', import.meta.url), 'utf8');
  const own = demo
    .replaceAll(/sample/gi, 'harbor')
    .replaceAll('555-01', '555-09')
    .replaceAll('.example', '.test')
    .replaceAll('-000000', '-123456');
  const file = join(mkdtempSync(join(tmpdir(), 'gateway-site-')), 'site.json');
  writeFileSync(file, own);
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    SESSION_KEYS: 'a key',
    BOT_CHECK: 'off',
    LIMITS: 'on',
    SITE_FILE: file,
  };
}
