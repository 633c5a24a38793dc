// A process of its own, behind everything else in the kernel's order: whoever reads a page goes first.

import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { EncodeReply, EncodeRequest } from './encoders.ts';

// One core is all that it takes, however many there are.
sharp.concurrency(1);

const reply = (message: EncodeReply) => process.send?.(message);

process.on('message', ({ id, bytes }: EncodeRequest) => {
  encodePicture(Buffer.from(bytes)).then(
    (picture) => reply({ id, picture }),
    () => reply({ id }),
  );
});
// The gateway is gone: nobody waits any more.
process.on('disconnect', () => process.exit());
