/**
 * The API that the shell provides to every remote. It follows semantic versioning. Remotes cannot import anything else.
 */

export {
  Link,
  type LinkProps,
  NavLink,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useSearchParams,
} from 'react-router';
export { BotCheckError, botCheckToken } from './bot-check.ts';
export { Deferred } from './deferred.tsx';
export { closeDialog, dialogs, openDialog } from './dialogs.ts';
export { formatDollars, formatLongDate, formatPlace, formatShortDate, telephoneLink } from './formats.ts';
export { isNotFound, notFound } from './not-found.ts';
export { isOwnPage } from './own-page.ts';
export type {
  Cover,
  Deferred as DeferredValue,
  LoaderArgs,
  PageModule,
  Query,
  SlotModule,
  SubmittedForm,
  TypedOperation,
} from './page.ts';
export { patientChunk } from './patient-chunk.tsx';
export { query } from './query.ts';
export { navigation } from './registry.ts';
export type { NavigationEntry } from './release.ts';
export { RemoteUnavailable } from './remote-unavailable.tsx';
export { RestError, send } from './rest.ts';
export {
  getSite,
  /** @deprecated Since platform 1.13 the name is `getSite`, because it is no hook. Will be removed in platform 2. */
  getSite as useSite,
} from './site.ts';
export { Slot } from './slot.tsx';
// All types by `*`: otherwise a part could not merge its slots into these interfaces.
export type * from './slots.ts';
export { createStore, type Store } from './store.ts';
export { toast, toasts } from './toasts.ts';
