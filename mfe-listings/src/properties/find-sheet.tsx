/** All filters in one form: a sheet on phones, a dialog elsewhere. Its button says how many homes it would show. */

import { useNavigate } from 'platform';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui';
import { Dialog, DialogFoot } from 'ui/dialog';
import { type FieldErrors, focusFirst } from 'ui/form';
import { HOW_A_PRICE, isNoPrice } from './asked-price.ts';
import { askedSearch, oncePainted } from './asked-search.ts';
import { readAsked } from './asked-words.ts';
import type { Facets } from './filters.tsx';
import { FindFields } from './find-fields.tsx';
import * as styles from './find-sheet.css.ts';
import { FOUND } from './results.tsx';
import { pathOf, type Search } from './search.ts';
import { useTotal } from './use-total.ts';

type FindSheetProps = { search: Search; facets: Facets; field: string; isOpen: boolean; onClose: () => void };

const nothing = { town: '', state: '', price: '', beds: '', baths: '', type: '', listing: '', open: '', text: '' };

export default function FindSheet({ search, facets, field, isOpen, onClose }: FindSheetProps) {
  const navigate = useNavigate();

  function show(asked: Search): void {
    askedSearch.set(asked);
    oncePainted(() => {
      void navigate(pathOf(asked), { replace: true, preventScrollReset: true });
      document.getElementById(FOUND)?.scrollIntoView();
    });
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title="Find a home" closeLabel="Close the filters">
      <FindForm search={search} facets={facets} field={field} onShow={show} />
    </Dialog>
  );
}

/** What is wrong with the prices of the form. */
const errorsOf = (fields: FormData): FieldErrors =>
  Object.fromEntries(
    ['min', 'max'].filter((name) => isNoPrice(String(fields.get(name)))).map((name) => [name, HOW_A_PRICE]),
  );

type FindFormProps = Omit<FindSheetProps, 'isOpen' | 'onClose'> & { onShow: (asked: Search) => void };

function FindForm({ search, facets, field, onShow }: FindFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(search);
  const [start, setStart] = useState({ search, number: 0 });
  const [errors, setErrors] = useState<FieldErrors>({});
  const words = useTotal(asked);

  /** Says what is wrong with the prices, if anything is. */
  function tell(): FieldErrors {
    const found = errorsOf(new FormData(form.current ?? undefined));
    setErrors(found);
    return found;
  }

  const read = (): Search => {
    const given = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) given.set(name, String(value));
    given.set('sort', search.sort);
    return readAsked(given, facets);
  };

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A price that nobody understood must not show homes of every price.
    if (!focusFirst(event.currentTarget, tell())) onShow(read());
  }

  function handleChange(): void {
    setAsked(read());
    // What was told goes as soon as it is mended. More is told when a field is left.
    if (Object.keys(errors).length > 0) tell();
  }

  function clear(): void {
    const cleared = { ...search, ...nothing };
    setAsked(cleared);
    setErrors({});
    // A new key makes new fields, which show their default values.
    setStart(({ number }) => ({ search: cleared, number: number + 1 }));
  }

  return (
    <form ref={form} onSubmit={handleSubmit} onChange={handleChange} className={styles.form} noValidate>
      <FindFields
        key={start.number}
        search={start.search}
        facets={facets}
        field={field}
        errors={errors}
        onTyped={tell}
      />
      <DialogFoot>
        <button type="button" onClick={clear} className={styles.clear}>
          Clear
        </button>
        <Button type="submit" tone="brass" width="full" aria-live="polite">
          {words}
        </Button>
      </DialogFoot>
    </form>
  );
}
