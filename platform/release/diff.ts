import type { Release } from '../src/release.ts';
import type { Gateway } from './gateway.ts';

const stable = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.)/, '');

const sizes = (release: Release) =>
  new Map(Object.entries(release.files).map(([file, { bytes }]) => [stable(file), bytes]));

/** What a built part would change: files that come, go or change their size, operations, and the ranges it needs. */
export async function diff(built: Release, gateway: Gateway): Promise<string[]> {
  const { live } = await gateway.list();
  const current = live.find(({ name }) => name === built.name);
  if (!current) return [`${built.name} ${built.version} is new`];
  if (current.version === built.version) return [`${built.name} ${built.version} is live already`];
  const before = await gateway.describe(current);
  const [old, now] = [sizes(before), sizes(built)];
  const files = [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((file) => {
    const [from, to] = [old.get(file), now.get(file)];
    if (from === undefined) return [`+ ${file} (${to} B)`];
    if (to === undefined) return [`- ${file}`];
    return from === to ? [] : [`~ ${file} ${to > from ? '+' : ''}${to - from} B`];
  });
  const names = (release: Release) => release.operations.map(({ name, hash }) => `${name} ${hash.slice(0, 8)}`);
  const operations = names(built).filter((name) => !names(before).includes(name));
  return [
    `${built.name} ${current.version} → ${built.version}`,
    ...files,
    ...operations.map((name) => `~ operation ${name}`),
  ];
}
