import { EncodedBody } from '../http/encoding.ts';

/** What answers a page's query, without errors. */
export const answerWith = (data: unknown) => ({ body: new EncodedBody(JSON.stringify({ data })) });
