import { toast } from 'platform';
import { afterEach, expect, it, vi } from 'vitest';
import { copyLink } from './share-sheet.ts';

// The package's index has styles, which only a build can read.
vi.mock('platform', () => ({ toast: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

const link = 'https://example.com/h/31-riverdale-avenue';
const withClipboard = (writeText: () => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText } });

it('says that the link was copied', async () => {
  withClipboard(() => Promise.resolve());
  await copyLink(link, 'It leads here.');
  expect(toast).toHaveBeenLastCalledWith({ title: 'Link copied', description: 'It leads here.' });
});

it.each([
  ['is refused', () => withClipboard(() => Promise.reject(new Error('NotAllowedError')))],
  // Without TLS a page has no clipboard.
  ['is not there', () => vi.stubGlobal('navigator', {})],
])('shows the link where the clipboard %s, so that it can be copied by hand', async (_, prepare) => {
  prepare();
  await copyLink(link, 'It leads here.');
  const description = expect.stringContaining(link);
  expect(toast).toHaveBeenLastCalledWith({ title: 'Error', description, variant: 'destructive' });
});
