/** The fields of a home. */

import type { InputHTMLAttributes } from 'react';
import { noonOf } from '../clock/calendar-day.ts';
import type { HomeDetailsFragment, PropertyChange } from '../generated/operations.ts';

/** Every fact that can be changed. The status and the photos have places of their own. */
export type FieldName = Exclude<keyof PropertyChange, 'status' | 'images'>;

/** The texts in the fields. */
export type HomeValues = Readonly<Record<FieldName, string>>;

/** In the order of the page. */
export const fieldLabels: Readonly<Record<FieldName, string>> = {
  address: 'Address',
  city: 'Town',
  state: 'State',
  zipCode: 'ZIP code',
  price: 'Price',
  listingType: 'Offered',
  zillowUrl: 'Listing link',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square feet',
  propertyType: 'Kind',
  yearBuilt: 'Year built',
  lotSize: 'Lot',
  annualTaxes: 'Annual taxes',
  monthlyFee: 'Monthly fee',
  parking: 'Parking',
  heating: 'Heating',
  cooling: 'Cooling',
  floodZone: 'Flood zone',
  mlsNumber: 'MLS number',
  tourUrl: 'Tour link',
  floorPlan: 'Floor plan',
  availableFrom: 'Available from',
  pets: 'Pets',
  rentalFees: 'Fees of the rental',
  soldDate: 'Sold date',
  soldPrice: 'Sold price',
  represented: 'Represented',
  description: 'Description',
};

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldLabels, name);
export const fieldNames: readonly FieldName[] = Object.keys(fieldLabels).filter(isFieldName);

type Choice = readonly [value: string, words: string];

type FieldSpec = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'placeholder' | 'autoCapitalize'
> & {
  name: FieldName;
  choices?: readonly Choice[];
  isRequired?: boolean;
};

export const offered: readonly Choice[] = [
  ['sale', 'For sale'],
  ['rent', 'For rent'],
];
const sides: readonly Choice[] = [
  ['', 'Not said'],
  ['Buyer', 'Buyer'],
  ['Seller', 'Seller'],
];

/** `isOfSale`: only for a sold home. `isOfRental`: only for a home for rent. */
type Section = { title: string; fields: readonly FieldSpec[]; isOfSale?: boolean; isOfRental?: boolean };

export const sections: readonly Section[] = [
  {
    title: 'The home',
    fields: [
      { name: 'address', autoCapitalize: 'words', isRequired: true },
      { name: 'city', autoCapitalize: 'words', isRequired: true },
      { name: 'state', autoCapitalize: 'characters' },
      { name: 'zipCode', inputMode: 'numeric', isRequired: true },
      { name: 'price', placeholder: '$650,000 or 650k', isRequired: true },
      { name: 'listingType', choices: offered },
      { name: 'zillowUrl', type: 'url', placeholder: 'https://www.zillow.com/…' },
    ],
  },
  {
    title: 'Facts',
    fields: [
      { name: 'bedrooms', inputMode: 'decimal' },
      { name: 'bathrooms', inputMode: 'decimal' },
      { name: 'squareFeet', inputMode: 'numeric' },
      { name: 'propertyType', autoCapitalize: 'words' },
      { name: 'yearBuilt', inputMode: 'numeric' },
      { name: 'lotSize' },
    ],
  },
  {
    title: 'What buyers ask',
    fields: [
      { name: 'annualTaxes', inputMode: 'decimal', placeholder: '$14,280' },
      { name: 'monthlyFee', inputMode: 'decimal', placeholder: '$410' },
      { name: 'parking', placeholder: 'Two, in the drive' },
      { name: 'heating', placeholder: 'Gas, hot water' },
      { name: 'cooling', placeholder: 'Central, two zones' },
      { name: 'floodZone', placeholder: 'X' },
      { name: 'mlsNumber' },
      { name: 'tourUrl', type: 'url', placeholder: 'https://' },
    ],
  },
  {
    title: 'The rental',
    isOfRental: true,
    fields: [
      { name: 'availableFrom', type: 'date' },
      { name: 'pets', placeholder: 'Cats, by agreement' },
      { name: 'rentalFees', placeholder: 'Application $50' },
    ],
  },
  {
    title: 'The sale',
    isOfSale: true,
    fields: [
      { name: 'soldDate', type: 'date' },
      { name: 'soldPrice', placeholder: '$640,000' },
      { name: 'represented', choices: sides },
    ],
  },
];

/** Of a date only the day. All other values are text as they are. */
const textOf = (home: HomeDetailsFragment, name: FieldName): string =>
  name === 'soldDate' ? (home.soldDate ?? '').slice(0, 10) : (home[name] ?? '');

export const valuesOf = (home: HomeDetailsFragment): HomeValues =>
  Object.fromEntries(fieldNames.map((name) => [name, textOf(home, name)])) as Record<FieldName, string>;

/** A field's text as the gateway wants it: blank is null, a date is noon UTC, so that no time zone moves it. */
export const inputOf = (name: FieldName, text: string): string | null => {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return name === 'soldDate' ? noonOf(trimmed) : trimmed;
};

/** A field's text for readers. */
export const readable = (name: FieldName, text: string): string => {
  // Two files are distinguished by the beginning of their names.
  if (name === 'floorPlan' && text !== '') return `Picture ${text.slice(0, 6)}`;
  const spec = sections.flatMap(({ fields }) => fields).find((one) => one.name === name);
  return spec?.choices?.find(([value]) => value === text)?.[1] ?? (text || 'Nothing');
};
