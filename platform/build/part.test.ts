import { expect, it } from 'vitest';
import { readRemote, unread } from './part.ts';

it('names a folder in which Rspack cannot build, and the sign in it', async () => {
  await expect(readRemote('/home/ada/x#1/mfe-notes')).rejects.toThrow(
    'The part cannot be built in /home/ada/x#1/mfe-notes: move it to where no folder has “#” in its name',
  );
});

it('says which Node the build needs where an older one does not know what TypeScript is, and keeps other errors', () => {
  const unknown = Object.assign(new TypeError('Unknown file extension ".ts"'), { code: 'ERR_UNKNOWN_FILE_EXTENSION' });
  expect(() => unread('/mfe-notes/remote.ts')(unknown)).toThrow(
    /^Node [\d.]+ cannot read \/mfe-notes\/remote\.ts: the build needs Node 22\.18 or later$/,
  );
  const slip = new SyntaxError('Unexpected token');
  expect(() => unread('/mfe-notes/remote.ts')(slip)).toThrow(slip);
});
