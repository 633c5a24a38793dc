import { seed, seedFolder } from './site.ts';

/** The demo content is made once; every test file starts from a copy of it. */
export default async function globalSetup(): Promise<void> {
  await seed(seedFolder);
}
