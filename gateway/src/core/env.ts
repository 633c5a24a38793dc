// The only reader of the environment.

import { fileURLToPath } from 'node:url';
import { listingHosts, parseInput } from 'schema';
import * as z from 'zod/mini';
import { ConfigurationError } from './configuration-error.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

const text = z.string().check(z.minLength(1));
const optional = z.optional(text);
const list = z.pipe(
  z.pipe(
    text,
    z.transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
  ),
  z.array(z.string()).check(z.minLength(1, 'Nothing stands between the commas')),
);
const onOff = z.pipe(
  z.enum(['on', 'off']),
  z.transform((value) => value === 'on'),
);

/**
 * How many proxies stand in front. off: none. on: one. A number: that many, each of which adds the address that it was
 * asked by.
 */
const hops = z.pipe(
  z.string().check(z.regex(/^(off|on|[1-9])$/, 'off, on, or how many proxies stand in front')),
  z.transform((value) => (value === 'off' ? 0 : Number(value.replace('on', '1')))),
);

/** The push services of the browsers. A subscription's address comes from a page, so messages go to no other host. */
const pushHosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', 'web.push.apple.com'];

const variables = z.object({
  NODE_ENV: z._default(text, 'development'),
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  PUBLIC_URL: z.optional(z.url()),
  DATA_DIR: z._default(text, `${repository}.data`),
  DATABASE_URL: optional,
  DATABASE_DIRECT_URL: optional,
  DATABASE_REPLICA_URLS: z._default(list, []),
  STORAGE_URL: z.optional(z.url({ protocol: /^s3$/ })),
  STORAGE_PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  STORAGE_SIGNED: z._default(onOff, false),
  STORAGE_CACHE_MB: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1000),
  RELEASES_MB: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10_000),
  AWS_REGION: optional,
  AWS_ENDPOINT_URL_S3: z.optional(z.url({ protocol: /^https?$/ })),
  AWS_ACCESS_KEY_ID: optional,
  AWS_SECRET_ACCESS_KEY: optional,
  AWS_SESSION_TOKEN: optional,
  SITE_FILE: z._default(text, `${repository}site.json`),
  LOG_LEVEL: z.optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
  ADMIN_USERNAME: z._default(text, 'admin'),
  ADMIN_PASSWORD: optional,
  SESSION_KEYS: z.optional(list),
  TRUST_PROXY: z._default(hops, 0),
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.minimum(0), z.maximum(60)), 3),
  SLOW_BODY_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3600)), 30),
  LIMITS: z._default(onOff, true),
  BROWSER_SMOKE: z._default(z.enum(['auto', 'require', 'off']), 'auto'),
  CHROMIUM: optional,
  CDN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(86_400)), 0),
  CDN_PURGE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  CDN_PURGE_HEADER: z.optional(z.string().check(z.regex(/^[\w-]+:\s*\S/, 'a header, as in `Name: value`'))),
  DEMO_CONTENT: z.optional(onOff),
  ANSWER_CACHE_MB: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(4096)), 32),
  LISTING_HOSTS: z._default(list, [...listingHosts]),
  PUSH_HOSTS: z._default(list, pushHosts),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.optional(z.email()),
  MAIL_TO: z.optional(z.email()),
  BOT_CHECK: z.optional(z.enum(['recaptcha', 'fake', 'off'])),
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_PROJECT: optional,
  RECAPTCHA_API_KEY: optional,
  RECAPTCHA_ASSESSMENT_URL: z._default(z.url(), 'https://recaptchaenterprise.googleapis.com'),
  RECAPTCHA_SCRIPT_URL: z._default(z.url(), 'https://www.google.com/recaptcha/enterprise.js'),
});

/**
 * Reads and checks the environment; an empty variable counts as absent. Throws one ConfigurationError that lists every
 * problem.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  // A file of variables from Windows ends its lines with a carriage return, which would become part of a folder's name.
  const lines = Object.entries(source).map(([name, value]) => [name, value?.replace(/\r$/, '')] as const);
  const given = Object.fromEntries(lines.filter(([, value]) => value !== ''));
  const parsed = parseInput(variables, given);
  if (!parsed.ok) {
    throw new ConfigurationError(parsed.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const env = parsed.value;
  const isProduction = env.NODE_ENV === 'production';
  const problems = isProduction ? productionProblems(env) : [];
  if (env.STORAGE_PUBLIC_URL && !env.STORAGE_URL) problems.push('STORAGE_PUBLIC_URL: Of no use without STORAGE_URL');
  if (env.STORAGE_SIGNED && !env.STORAGE_URL) problems.push('STORAGE_SIGNED: Of no use without STORAGE_URL');
  if (env.STORAGE_SIGNED && env.STORAGE_PUBLIC_URL)
    problems.push('STORAGE_SIGNED: Either this or STORAGE_PUBLIC_URL, for a bucket is closed or open');
  problems.push(...databaseProblems(env));
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return {
    ...env,
    isProduction,
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    LOG_LEVEL: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    DEMO_CONTENT: env.DEMO_CONTENT ?? !isProduction,
    BOT_CHECK: env.BOT_CHECK ?? (env.RECAPTCHA_SITE_KEY === undefined ? 'fake' : 'recaptcha'),
  } as const;
}

export type Env = ReturnType<typeof readEnv>;

/** The URL of the server itself, even if DATABASE_URL is a connection pooler; undefined with PGlite. */
export const directUrlOf = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>) =>
  env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;

/** The address of the site for visitors, without a trailing slash. */
export const originOf = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => PUBLIC_URL.replace(/\/$/, '');

/** What an operator must choose, because no default is safe on the open internet. */
function productionProblems(env: z.output<typeof variables>): string[] {
  const problems: string[] = [];
  if (env.PUBLIC_URL === undefined) problems.push('PUBLIC_URL: Required in production');
  else if (!isTrustworthy(env.PUBLIC_URL)) {
    problems.push('PUBLIC_URL: https is required in production');
  }
  if (env.SESSION_KEYS === undefined) problems.push('SESSION_KEYS: Required in production');
  if (env.BOT_CHECK === undefined && env.RECAPTCHA_SITE_KEY === undefined) {
    problems.push('BOT_CHECK: choose recaptcha, fake or off in production');
  }
  if (!env.LIMITS) problems.push('LIMITS: cannot be off in production');
  return problems;
}

function databaseProblems(env: z.output<typeof variables>): string[] {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URLS } = env;
  const problems: string[] = [];
  if (!DATABASE_REPLICA_URLS.every(isPostgres)) problems.push('DATABASE_REPLICA_URLS: each begins with postgres://');
  if (DATABASE_DIRECT_URL !== undefined && !isPostgres(DATABASE_DIRECT_URL))
    problems.push('DATABASE_DIRECT_URL: begins with postgres://');
  if (DATABASE_URL !== undefined) return problems;
  if (DATABASE_DIRECT_URL !== undefined) problems.push('DATABASE_DIRECT_URL: Of no use without DATABASE_URL');
  if (DATABASE_REPLICA_URLS.length > 0) problems.push('DATABASE_REPLICA_URLS: Of no use without DATABASE_URL');
  return problems;
}

const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
const isHttps = (url: string) => url.startsWith('https:');
const isLoopback = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Whether browsers treat the address as secure: https or this machine (W3C, Secure Contexts). */
export const isTrustworthy = (url: string): boolean => isHttps(url) || isLoopback(url);
