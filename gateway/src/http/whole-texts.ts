// Texts that an answer holds whole, as CSV in GraphQL: in memory until its client has taken it.
import type { ServerResponse } from 'node:http';
import { GatewayError } from '../core/errors.ts';

/** Of an inbox of 100,000 leads each has 27 MB, and its answer some times as much. */
const MOST = 2;
const RETRY_AFTER_SECONDS = 10;

const tooMany = () =>
  new GatewayError('RATE_LIMITED', 'Other exports are still being read. REST sends the same as it is made.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/**
 * Joins the parts of a text for an answer. Throws RATE_LIMITED while other answers that are not yet taken hold `most`:
 * readers may be slow, and none would wait for another.
 */
export function createWholeTexts(most = MOST) {
  let held = 0;

  return async (answer: ServerResponse, parts: AsyncIterable<string>): Promise<string> => {
    if (held >= most) throw tooMany();
    let isOver = answer.destroyed;
    if (!isOver) {
      held += 1;
      answer.once('close', () => {
        held -= 1;
        isOver = true;
      });
    }
    let text = '';
    for await (const part of parts) {
      if (isOver) return '';
      text += part;
    }
    return text;
  };
}
