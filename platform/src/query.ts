/** The browser's way to ask the gateway. Apollo Client arrives with the first question. */

import { loadChunk } from 'ui';
import type { Query } from './page.ts';

export const query: Query = async (operation, variables) => {
  const { execute } = await loadChunk(() => import(/* webpackChunkName: "apollo" */ './apollo-client.ts'));
  return execute(operation, variables);
};
