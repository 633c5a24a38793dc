// Replaces federation's own way to insert scripts and links. platform/src/container-script.ts inserts a remote's entry,
// with its hash.
const refuse = () => {
  throw new Error('Scripts are inserted by platform/src/container-script.ts, not by federation');
};

export {
  refuse as createLink,
  refuse as createScript,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as safeWrapper,
};
