/**
 * `npm run art -- --loop [hours…]`: the film of the hero, a loop of ten seconds, as WebM and MP4 beside its poster, for
 * all hours or the named ones. Needs `ffmpeg` (with libvpx and libx264) on the PATH, and about fifteen minutes for each
 * hour: each of the 240 frames is a whole print.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hero } from '../src/hero/hero.ts';
import { type HourName, hours } from '../src/hero/hours.ts';
import { folders, root } from '../src/rasters.ts';
import { print } from '../src/render.ts';

const SECONDS = 10;
const RATE = 24;
const SIZE = { width: 1280, height: 720 } as const;
/** The page loads the film last, but on any connection. */
const MOST_BYTES = 1_500_000;

/**
 * What the colors of an H.264 film are: sRGB, converted as `ffmpeg` does by default (BT.601). Without it browsers take
 * BT.709 for this size, and the film is darker than the drawing below it.
 */
const colors = 'h264_metadata=colour_primaries=1:transfer_characteristics=13:matrix_coefficients=6';
const h264 = [
  '-bsf:v',
  colors,
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'grain',
  '-crf',
  '27',
  '-movflags',
  '+faststart',
];
const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-cpu-used', '2'];

function encode(frames: string, name: string, codec: readonly string[]): void {
  const out = join(root, folders.shell, name);
  const input = ['-y', '-loglevel', 'error', '-framerate', `${RATE}`, '-i', join(frames, '%03d.png')];
  const { status, error } = spawnSync('ffmpeg', [...input, '-an', '-pix_fmt', 'yuv420p', ...codec, out], {
    stdio: 'inherit',
  });
  if (error) throw new Error('ffmpeg is not on the PATH', { cause: error });
  if (status !== 0) throw new Error(`ffmpeg could not make ${name}`);
  const { size } = statSync(out);
  if (size > MOST_BYTES) throw new Error(`${name} has ${size} bytes, more than ${MOST_BYTES}`);
  console.log(`${name}: ${Math.round(size / 1000)} kB`);
}

const isHour = (name: string): name is HourName => name in hours;

function choose(names: readonly string[]): readonly HourName[] {
  const unknown = names.filter((name) => !isHour(name));
  if (unknown.length > 0) throw new Error(`No hour of the hero is called ${unknown.join(' or ')}`);
  const chosen = names.filter(isHour);
  return chosen.length > 0 ? chosen : Object.keys(hours).filter(isHour);
}

async function film(hour: HourName): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'hero-loop-'));
  try {
    const count = SECONDS * RATE;
    for (let index = 0; index < count; index += 1) {
      const file = join(frames, `${`${index}`.padStart(3, '0')}.png`);
      await print(hero(index / count, hour))
        .resize(SIZE)
        .png()
        .toFile(file);
    }
    const name = hour === 'evening' ? 'hero-loop' : `hero-loop-${hour}`;
    encode(frames, `${name}.mp4`, h264);
    encode(frames, `${name}.webm`, vp9);
  } finally {
    rmSync(frames, { recursive: true });
  }
}

for (const hour of choose(process.argv.slice(2))) await film(hour);
