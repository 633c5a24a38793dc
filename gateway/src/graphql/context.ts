import type { RequestScope } from '../http/request-scope.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';

/** What resolvers get: the same scope as REST handlers, and the agent's identity. */
export interface Context {
  readonly scope: RequestScope;
  readonly site: SiteNow;
  /** The answers are not what every visitor gets: none is kept, and none comes from what was kept. */
  readonly isPreview?: boolean;
}
