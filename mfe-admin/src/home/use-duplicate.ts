import { toast, useNavigate } from 'platform';
import type { HomeDetailsFragment } from '../generated/operations.ts';
import { photosOf } from '../photos/photo.ts';
import { keepDraft, readDraft } from './draft.ts';
import { typed } from './edits.ts';
import { fieldNames, valuesOf } from './home-fields.ts';
import { blankHome, NEW_HOME } from './new-home.ts';

/** The facts of a sale, which a copy must not have. */
const unsold = ['soldDate', 'soldPrice', 'represented'];

/** Begins a new home with all values of this one. It is not live until the agent says so. */
export function useDuplicate() {
  const navigate = useNavigate();
  return async (home: HomeDetailsFragment): Promise<void> => {
    if (readDraft(NEW_HOME))
      toast({ title: 'A new home is already begun', description: 'Put it live or throw it away first.' });
    else {
      const values = valuesOf(home);
      const edits = fieldNames
        .filter((name) => !unsold.includes(name))
        .reduce((all, name) => typed(all, blankHome, name, values[name]), {});
      keepDraft(
        NEW_HOME,
        edits,
        photosOf(home).map(({ file, text }) => ({ file, text })),
      );
    }
    await navigate('/admin/homes/new');
  };
}
