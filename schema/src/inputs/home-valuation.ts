import * as z from 'zod/mini';
import { homePropertyTypes } from '../enumerations.ts';
import { sender, submission } from './lead.ts';
import { absentText, bounds, missingIsNull, requiredText, zipCode } from './text.ts';

export const homeValuationInput = z.object({
  ...sender,
  ...submission,
  address: requiredText(bounds.address),
  city: requiredText(bounds.city),
  zipCode,
  propertyType: z.pipe(missingIsNull, z.enum(homePropertyTypes)),
  bedrooms: absentText(bounds.fact),
  bathrooms: absentText(bounds.fact),
  squareFeet: absentText(bounds.fact),
  additionalInfo: absentText(bounds.message),
});
export type HomeValuationInput = z.output<typeof homeValuationInput>;
