import { toast } from 'platform';
import { type FieldErrors, focusFirst } from 'ui/form';
import { fieldLabels, isFieldName } from './home-fields.ts';

/** Goes to the first field that is wrong. One that the form does not show, as a rental's of a sale, is told of in a toast. */
export function tellWrong(form: HTMLFormElement | null, wrong: FieldErrors): void {
  if (!form || focusFirst(form, wrong)) return;
  const description = Object.entries(wrong)
    .map(([name, words]) => `${isFieldName(name) ? fieldLabels[name] : name}: ${words}`)
    .join('. ');
  toast({ title: 'Error', description, variant: 'destructive' });
}
