import { readFileSync } from 'node:fs';
import { parseInput, type SiteFile } from 'schema';
import { siteSchema } from 'schema/site';
import { ConfigurationError } from './configuration-error.ts';

/** Marks of a demo value. */
const DEMO = /\bsample\b|555-01\d\d|\.example\b|-000000\d/i;

/**
 * Reads the agent's identity from site.json. Throws one ConfigurationError that lists every problem. With `refuseDemo`
 * it also lists every key with a demo value: a public site must not advertise an agent who does not exist.
 */
export function readSite(file: string, options: { refuseDemo: boolean }): SiteFile {
  const parsed = parseInput(siteSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) {
    const problems = parsed.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigurationError(`${file}\n${problems.join('\n')}`);
  }
  const demo = options.refuseDemo ? demoKeys(parsed.value) : [];
  if (demo.length > 0)
    throw new ConfigurationError(`${file} still holds demo values:\n${demo.map((key) => `  ${key}`).join('\n')}`);
  return parsed.value;
}

/** The paths of all demo values, such as `agent.email`. */
export function demoKeys(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return DEMO.test(value) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => demoKeys(child, [...path, key]));
}
