// Replaces federation's bundler runtime in a remote by the shell's copy, which platform/src/provided-runtime.ts
// provides.
export default globalThis.borrowFederation();
