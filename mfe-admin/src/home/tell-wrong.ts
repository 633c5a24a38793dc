import { toast } from 'platform';
import { type FieldErrors, focusFirst } from 'ui/form';
import { fieldLabels, isFieldName } from './home-fields.ts';

/**
 * Focuses the first wrong field. If the form does not show it, such as a rental's field of a home for sale, a toast
 * names it.
 */
export function tellWrong(form: HTMLFormElement | null, wrong: FieldErrors): void {
  if (!form || focusFirst(form, wrong)) return;
  const description = Object.entries(wrong)
    .map(([name, words]) => `${isFieldName(name) ? fieldLabels[name] : name}: ${words}`)
    .join('. ');
  toast({ title: 'Error', description, variant: 'destructive' });
}
