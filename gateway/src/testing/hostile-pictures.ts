// Files that pretend to be a photo.
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';

const still = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } });

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/**
 * A valid PNG with that many pixels on each side. It has one bit for each pixel, so that 2.5 billion of them fit in a
 * small file.
 */
async function vastPng(side: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const row = Buffer.alloc(1 + Math.ceil(side / 8));
  const rows = Buffer.concat(Array.from({ length: 500 }, () => row));
  const deflate = createDeflate({ level: 9 });
  const packed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => packed.push(part));
  for (let written = 0; written < side; written += 500) {
    if (!deflate.write(rows)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  await new Promise((resolve) => deflate.once('end', resolve));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function apng(): Promise<Buffer> {
  const png = await still().png().toBuffer();
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), chunk('acTL', Buffer.alloc(8)), png.subarray(afterHeader)]);
}

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#00f'].map((background) => still().tint(background).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** By name: the file, and the code of the error that refuses it. */
export async function hostilePictures(): Promise<Record<string, [bytes: Buffer, code: string]>> {
  const jpeg = await still().jpeg().toBuffer();
  const png = await still().png().toBuffer();
  const noise = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const text = (content: string) => Buffer.from(content, 'latin1');
  return {
    'vast.png': [await vastPng(50_000), 'TOO_LARGE'],
    'animated.webp': [await animatedWebp(), 'UNSUPPORTED_MEDIA'],
    'animated.png': [await apng(), 'UNSUPPORTED_MEDIA'],
    'animated.gif': [text('GIF89a\x01\x00\x01\x00'), 'UNSUPPORTED_MEDIA'],
    'truncated.jpg': [noise.subarray(0, noise.length / 2), 'UNSUPPORTED_MEDIA'],
    'truncated.png': [png.subarray(0, 60), 'UNSUPPORTED_MEDIA'],
    'archive.jpg': [Buffer.concat([jpeg, text('PK\x03\x04payload PK\x05\x06'), Buffer.alloc(18)]), 'UNSUPPORTED_MEDIA'],
    'page.png': [Buffer.concat([png, text('<html><script>alert(1)</script>')]), 'UNSUPPORTED_MEDIA'],
    'program.jpg': [Buffer.concat([jpeg, text('<?php system($_GET[0]);')]), 'UNSUPPORTED_MEDIA'],
    'drawing.svg': [text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'UNSUPPORTED_MEDIA'],
    'phone.heic': [text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'UNSUPPORTED_MEDIA'],
  };
}
