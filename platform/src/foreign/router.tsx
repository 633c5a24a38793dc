/**
 * Stands for react-router where there is no shell (`build/foreign.ts`): a link is a plain one to the site, and who navigates leaves
 * for it. Only what `platform` hands out of the router is here.
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

/** Asks for the data of the part around anew. */
export const Revalidation = createContext<() => void>(() => undefined);

export function useRevalidator() {
  const again = useContext(Revalidation);
  return { state: 'idle' as const, revalidate: async () => again() };
}

/** A value with a status, as `notFound()` throws it. */
export const data = (value: unknown, init: { status: number }) => ({ data: value, init });
/** No loader of a router ever answers here. */
export const isRouteErrorResponse = (_error: unknown): boolean => false;
