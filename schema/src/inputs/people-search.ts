import * as z from 'zod/mini';
import { adminPage } from './paging.ts';
import { absentText, bounds } from './text.ts';

export const peopleSearch = z.object({
  filter: z.nullish(z.object({ text: absentText(bounds.fact), fitsHome: z.nullish(z.guid()) })),
  ...adminPage,
});
export type PeopleSearch = z.output<typeof peopleSearch>;
