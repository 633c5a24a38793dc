// Encodes pictures in a process with the lowest priority, so that requests for pages come first.

import sharp from 'sharp';
import { encodePicture } from './encode-picture.ts';
import type { EncodeReply, EncodeRequest } from './encoders.ts';

// One core per process, however many there are.
sharp.concurrency(1);

const reply = (message: EncodeReply) => process.send?.(message);

process.on('message', ({ id, bytes }: EncodeRequest) => {
  encodePicture(Buffer.from(bytes)).then(
    (picture) => reply({ id, picture }),
    () => reply({ id }),
  );
});
// The gateway has ended, so nobody waits for pictures.
process.on('disconnect', () => process.exit());
