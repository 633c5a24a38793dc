// Stands for federation's bundler runtime in a remote: the shell's copy, handed out by platform/src/provided-runtime.ts.
export default globalThis.borrowFederation();
