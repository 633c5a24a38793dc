import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sniffPicture } from './picture-format.ts';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('knows %s by its bytes', async (format) => {
  expect(sniffPicture(await picture().toFormat(format).toBuffer())).toBe(format);
});

it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', 'x', ''])('knows no picture in "%s"', (text) => {
  expect(sniffPicture(Buffer.from(text))).toBeNull();
});
