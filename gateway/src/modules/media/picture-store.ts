import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of finished files. A file is whole or absent, and never changes. */
export interface PictureStore {
  /** The path of a file on this machine, whether or not it exists. */
  pathOf(file: string): string;
  write(file: string, bytes: Buffer): Promise<void>;
  remove(files: readonly string[]): Promise<void>;
  /** The names of all files last written before that moment. */
  list(before: Date): Promise<string[]>;
}

export async function openPictureStore(folder: string): Promise<PictureStore> {
  await mkdir(folder, { recursive: true });
  const pathOf = (file: string) => join(folder, file);
  return {
    pathOf,
    async write(file, bytes) {
      await writeFile(`${pathOf(file)}.part`, bytes);
      await rename(`${pathOf(file)}.part`, pathOf(file));
    },
    async remove(files) {
      await Promise.all(files.map((file) => rm(pathOf(file), { force: true })));
    },
    async list(before) {
      const names = await readdir(folder);
      const times = await Promise.all(names.map((name) => stat(pathOf(name)).catch(() => null)));
      return names.filter((_, index) => (times[index]?.mtime ?? before) < before);
    },
  };
}
