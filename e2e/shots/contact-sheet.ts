/** All screens on one sheet: a row for each, a column for each width, cut where a page is long. */

import sharp from 'sharp';

export type Shot = { name: string; width: number; file: string };

const COLUMN = { 360: 110, 768: 200, 1280: 300, 1680: 360 } as const;
const ROW = 260;
const GAP = 16;
const LABEL = 26;

export const widths = [360, 768, 1280, 1680] as const;

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg width="${width}" height="${LABEL}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#10293f">${text}</text></svg>`,
  );

async function thumbnail({ file }: Shot, width: number): Promise<Buffer> {
  const small = sharp(file).resize({ width });
  const { info, data } = await small.png().toBuffer({ resolveWithObject: true });
  if (info.height <= ROW) return data;
  return sharp(data).extract({ left: 0, top: 0, width, height: ROW }).png().toBuffer();
}

/** Writes the sheet as one JPEG; without shots the one that is there stays. */
export async function writeContactSheet(shots: readonly Shot[], file: string): Promise<void> {
  if (shots.length === 0) return;
  const names = [...new Set(shots.map(({ name }) => name))];
  const used = widths.filter((width) => shots.some((shot) => shot.width === width));
  const lefts = used.map((_, index) =>
    used.slice(0, index).reduce<number>((left, width) => left + COLUMN[width] + GAP, GAP),
  );
  const total = used.reduce<number>((sum, width) => sum + COLUMN[width] + GAP, GAP);
  const parts: Array<{ input: Buffer; left: number; top: number }> = [];
  for (const [row, name] of names.entries()) {
    const top = GAP + row * (ROW + LABEL + GAP);
    parts.push({ input: caption(name, total - 2 * GAP), left: GAP, top });
    for (const [column, width] of used.entries()) {
      const shot = shots.find((candidate) => candidate.name === name && candidate.width === width);
      if (!shot) continue;
      parts.push({ input: await thumbnail(shot, COLUMN[width]), left: lefts[column] ?? 0, top: top + LABEL });
    }
  }
  const height = GAP + names.length * (ROW + LABEL + GAP);
  await sharp({ create: { width: total, height, channels: 3, background: '#d9d4c7' } })
    .composite(parts)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(file);
}
