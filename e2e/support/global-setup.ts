import { seed, seedFolder } from './site.ts';

/** Makes the demo content once. Every test file starts with a copy of it. */
export default async function globalSetup(): Promise<void> {
  await seed(seedFolder);
}
