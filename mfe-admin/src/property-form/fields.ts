import type { ComponentProps } from 'react';

type FieldSpec = ComponentProps<'input'> & { name: string; label: string; isWhole?: boolean };

/** The form's text fields, in the order in which an agent knows them. */
export const fields: readonly FieldSpec[] = [
  { name: 'address', label: 'Address', required: true, isWhole: true },
  { name: 'city', label: 'City', required: true },
  { name: 'state', label: 'State', defaultValue: 'NJ' },
  { name: 'zipCode', label: 'ZIP code', required: true, inputMode: 'numeric' },
  { name: 'price', label: 'Price', required: true, placeholder: '$650,000' },
  { name: 'bedrooms', label: 'Bedrooms', inputMode: 'decimal' },
  { name: 'bathrooms', label: 'Bathrooms', inputMode: 'decimal' },
  { name: 'squareFeet', label: 'Square feet', inputMode: 'numeric' },
  { name: 'propertyType', label: 'Property type' },
  { name: 'yearBuilt', label: 'Year built', inputMode: 'numeric' },
  { name: 'lotSize', label: 'Lot size' },
  { name: 'zillowUrl', label: 'Listing link', type: 'url', placeholder: 'https://www.zillow.com/…', isWhole: true },
];
