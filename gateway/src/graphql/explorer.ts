// A page for developers to write queries: Altair, from its package. Not in production.
import { createReadStream, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getDistDirectory, renderAltair, renderInitSnippet } from 'altair-static';
import type { Middleware } from 'koa';
import { isAllowed } from '../http/methods.ts';

export const explorerPath = '/explorer';
const OPTIONS_FILE = 'initial_options.js';

/** Loads nothing from other hosts. Altair itself writes style elements and runs its editor in workers. */
const POLICY = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

export function explorer(): Middleware {
  const options = {
    baseURL: `${explorerPath}/`,
    endpointURL: '/graphql',
    initialHeaders: { 'Apollo-Require-Preflight': '1' },
    initialQuery: '{\n  properties(first: 3) {\n    nodes {\n      address\n      city\n      price\n    }\n  }\n}\n',
    serveInitialOptionsInSeperateRequest: OPTIONS_FILE,
    disableAccount: true,
  };
  const made: Readonly<Record<string, [type: string, text: string]>> = {
    '': ['html', renderAltair(options)],
    [OPTIONS_FILE]: ['js', renderInitSnippet(options)],
  };
  const folder = getDistDirectory();
  // A list of files instead of a path from the request, so that nothing else can be read.
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));

  return (ctx) => {
    ctx.set('Content-Security-Policy', POLICY);
    if (ctx.path === explorerPath) return ctx.redirect(`${explorerPath}/`);
    const name = ctx.path.slice(explorerPath.length + 1);
    const [type, text] = made[name] ?? [];
    if (text === undefined && !files.has(name)) return;
    if (!isAllowed(ctx)) return;
    ctx.type = type ?? extname(name);
    ctx.body = text ?? createReadStream(join(folder, name));
  };
}
