/** Makes the package.json of a packed package, without anything that only works in this checkout. */

export type Manifest = {
  name: string;
  version: string;
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  sideEffects?: boolean | string[];
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export type Checkout = {
  /** The catalog of pnpm-workspace.yaml. */
  catalog: Record<string, string>;
  /** The versions of the packages beside this one. */
  versions: Record<string, string>;
};

/** Packages of which a project must have one copy: plugins of one copy do not work with the compiler of another. */
const single = ['@rspack/core'];

const compiled = (file: string): string => file.replace(/\.tsx?$/, '.js');

const entry = (file: string): string | Record<string, string> =>
  /\.tsx?$/.test(file) ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: compiled(file) } : file;

const mapValues = <From, To>(record: Record<string, From>, to: (value: From, key: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

/** Throws if no version is known for a range like `catalog:` or `workspace:*`. */
export function packedManifest(source: Manifest, { catalog, versions }: Checkout): object {
  const isOurs = (spec: string) => spec.startsWith('workspace:');
  const exact = (spec: string, name: string): string => {
    const version = spec === 'catalog:' ? catalog[name] : isOurs(spec) ? versions[name] : spec;
    if (!version) throw new Error(`${source.name}: nothing says which ${name} is meant by ${spec}`);
    return version;
  };
  const needed = Object.entries(source.dependencies ?? {});
  const brought = needed.filter(([name, spec]) => isOurs(spec) || single.includes(name));
  const own = needed.filter(([name, spec]) => !isOurs(spec) && !single.includes(name));
  const peers = { ...source.peerDependencies, ...Object.fromEntries(brought) };
  return {
    name: source.name,
    version: source.version,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=22.18' },
    ...(source.sideEffects === undefined
      ? {}
      : { sideEffects: Array.isArray(source.sideEffects) ? source.sideEffects.map(compiled) : source.sideEffects }),
    ...(source.exports && { exports: mapValues(source.exports, entry) }),
    ...(source.bin && { bin: mapValues(source.bin, compiled) }),
    dependencies: mapValues(Object.fromEntries(own), exact),
    peerDependencies: mapValues(peers, (spec, name) => `^${exact(spec, name)}`),
  };
}
