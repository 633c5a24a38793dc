import { Readable } from 'node:stream';
import type { GatewayContext } from './state.ts';

/** Little is read ahead of a slow client. */
const AHEAD_BYTES = 64 * 1024;

/** With a byte order mark, by which spreadsheets know UTF-8. A part is asked for when the client has taken the one before. */
export function answerCsv(ctx: GatewayContext, fileName: string, parts: AsyncIterable<string>): void {
  ctx.attachment(fileName);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = Readable.from(withByteOrderMark(parts), { objectMode: false, highWaterMark: AHEAD_BYTES });
}

async function* withByteOrderMark(parts: AsyncIterable<string>) {
  yield '\uFEFF';
  yield* parts;
}
