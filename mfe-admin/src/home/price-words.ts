import { readPrice } from 'schema';
import type { FieldName } from './home-fields.ts';

/** What follows from a price that is not an amount. Empty if it is one, or is only begun. It is never refused: "Price on request". */
export const priceWords = (name: FieldName, text: string): string =>
  name === 'price' && text.trim().length > 1 && readPrice(text).amount === null
    ? 'Not an amount: it stands there as you write it, and no search by price finds it.'
    : '';
