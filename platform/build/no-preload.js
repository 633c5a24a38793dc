// Replaces federation's preloading. The document names the scripts of its page, and shell/src/start.ts fetches them
// early.
const refuse = () => {
  throw new Error('Scripts are fetched early by shell/src/start.ts, not by federation');
};

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
