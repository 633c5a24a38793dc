/** The query function of the browser. Apollo Client is loaded with the first query. */

import { loadChunk } from 'ui';
import type { Query } from './page.ts';

export const query: Query = async (operation, variables) => {
  const { execute } = await loadChunk(() => import(/* webpackChunkName: "apollo" */ './apollo-client.ts'));
  return execute(operation, variables);
};
