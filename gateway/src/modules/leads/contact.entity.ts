import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ContactInterest, HomeWishInput } from 'schema';
import { leadColumns } from './lead.columns.ts';

export const ContactEntity = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    ...leadColumns,
    name: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    message: p.text(),
    source: p.text(),
    interest: p.text().$type<ContactInterest>().strictNullable(),
    /** The homes that the sender wants to hear about. */
    wish: p.json<HomeWishInput>().strictNullable(),
  },
});
export type Contact = InferEntity<typeof ContactEntity>;
