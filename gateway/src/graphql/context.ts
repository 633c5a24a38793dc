import type { RequestScope } from '../http/request-scope.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';

/** What resolvers get: the same scope as REST handlers, and the site's identity. */
export interface Context {
  readonly scope: RequestScope;
  readonly site: SiteNow;
  /** True for previews: their answers differ from those of visitors, so they are not cached. */
  readonly isPreview?: boolean;
}
