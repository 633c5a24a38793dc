/**
 * Replaces react-router in pages of other sites (`build/foreign.ts`): links are plain links to our site, and a
 * navigation leaves the page. It has only what `platform` re-exports from the router.
 */

import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import type { NavigateOptions, To } from 'react-router';
import { onSite, siteOrigin } from './origin.ts';

const pathOf = (to: To): string => {
  if (typeof to === 'string') return to;
  const { pathname = '/', search = '', hash = '' } = to;
  return `${pathname}${search}${hash}`;
};

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: To; children?: ReactNode };

export const Link = ({ to, ...rest }: LinkProps) => <a {...rest} href={onSite(pathOf(to))} />;
export const NavLink = (props: LinkProps) => <Link {...props} />;

const leaveFor = (to: To | number, _options?: NavigateOptions): void => {
  if (typeof to !== 'number') location.assign(onSite(pathOf(to)));
};

export const redirect = (to: string): Response => Response.redirect(onSite(to));
export const useNavigate = () => leaveFor;
export const useNavigation = () => ({ state: 'idle' as const });
export const useLocation = () => ({ pathname: '/', search: '', hash: '', state: null, key: 'default' });
export const useParams = (): Readonly<Record<string, string | undefined>> => ({});
export const useSearchParams = () => [new URL(siteOrigin()).searchParams, () => undefined] as const;

/** Loads the data of the surrounding slot again. */
export const Revalidation = createContext<() => void>(() => undefined);

export function useRevalidator() {
  const again = useContext(Revalidation);
  return { state: 'idle' as const, revalidate: async () => again() };
}

/** A value with a status, as `notFound()` throws it. */
export const data = (value: unknown, init: { status: number }) => ({ data: value, init });
/** There is no router whose loader could have thrown a response. */
export const isRouteErrorResponse = (_error: unknown): boolean => false;
