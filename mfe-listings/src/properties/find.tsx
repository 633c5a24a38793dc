/** The sheet with all filters is open while the URL ends in `#find…`, so that Back closes it. */

import { Link, useLocation, useNavigate } from 'platform';
import { type ReactNode, useEffect, useState } from 'react';
import { ChevronIcon, cx, LazyBoundary, lazyChunk } from 'ui';
import { LoadFailed } from '../load-failed.tsx';
import type { Facets } from './filters.tsx';
import * as styles from './properties.css.ts';
import { pathOf, type Search } from './search.ts';

const FindSheet = lazyChunk(() => import(/* webpackChunkName: "find" */ './find-sheet.tsx'));

type PickProps = { search: Search; field?: string; isPhone?: boolean; isChosen: boolean; children: ReactNode };

/** A link to a field of the sheet. */
export function Pick({ search, field = '', isPhone = false, isChosen, children }: PickProps) {
  return (
    <Link
      to={`${pathOf(search, search)}#find${field}`}
      state={{ isSheet: true }}
      preventScrollReset
      className={cx(styles.pick, isPhone && styles.phone, isChosen && styles.picked)}
    >
      {children}
      <ChevronIcon />
    </Link>
  );
}

export function Find({ search, facets }: { search: Search; facets: Facets }) {
  const { hash, key, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash.startsWith('#find');
  // The server does not know the hash. The field stays set, so that the sheet can be closed with its animation.
  const [field, setField] = useState<string>();
  useEffect(() => {
    if (isOpen) setField(hash.slice(5));
  }, [hash, isOpen]);
  if (field === undefined) return null;

  function close(): void {
    if ((state as { isSheet?: boolean } | null)?.isSheet) void navigate(-1);
    else void navigate(pathOf(search), { replace: true, preventScrollReset: true });
  }

  return (
    // The same filter pressed again changes nothing but the key.
    <LazyBoundary
      resetKeys={[key]}
      onEscape={isOpen ? close : undefined}
      failed={(retry) => isOpen && <LoadFailed what="The filters" onRetry={retry} />}
    >
      <FindSheet search={search} facets={facets} field={field} isOpen={isOpen} onClose={close} />
    </LazyBoundary>
  );
}
