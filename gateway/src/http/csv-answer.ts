import { StreamedText } from './encoding.ts';
import type { GatewayContext } from './state.ts';

/**
 * Sends CSV with a byte order mark, by which spreadsheets recognize UTF-8. Each part is made when the client has taken
 * the one before.
 */
export function answerCsv(ctx: GatewayContext, fileName: string, parts: AsyncIterable<string>): void {
  ctx.attachment(fileName);
  ctx.body = new StreamedText(withByteOrderMark(parts));
  ctx.type = 'text/csv; charset=utf-8';
}

async function* withByteOrderMark(parts: AsyncIterable<string>) {
  yield '\uFEFF';
  yield* parts;
}
