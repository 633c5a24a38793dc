import { bodyOf } from '../graphql/cached-answers.ts';

/** What answers a page's query, without errors. */
export const answerWith = (data: unknown) => ({ body: bodyOf(data) });
