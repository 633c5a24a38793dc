import { afterAll, vi } from 'vitest';

// The files of a run share their workers, and a library that one file loads looks for browsers by their globals: what a
// file puts in their place ends with it, whether or not the file takes it back itself.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
