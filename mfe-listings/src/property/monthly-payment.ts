export interface Loan {
  /** Whole dollars. */
  readonly price: number;
  /** The down payment in percent of the price. */
  readonly down: number;
  /** The interest rate per year, in percent. */
  readonly rate: number;
  readonly years: number;
}

/** The monthly cost of a loan at a fixed rate, in dollars: interest and principal. */
export function monthlyPayment({ price, down, rate, years }: Loan): number {
  const loan = price * (1 - down / 100);
  const months = years * 12;
  const monthly = rate / 1200;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

/** The first values; the visitor can change them. */
export const exampleLoan = { down: 20, rate: 6.5, years: 30 } as const;

/** As a home has it: "$14,280". Missing if it is not known. */
type Amount = string | null | undefined;

/** In dollars. A missing text is 0. */
export const dollarsIn = (text: Amount): number => Number(text?.replaceAll(/[$,]/g, '') || 0);

/** What the sum does not contain: always the same things, and what is unknown for this home. "$0" is known. */
export const leftOut = (taxes: Amount, fee: Amount): string =>
  [
    'home and flood insurance, mortgage insurance',
    taxes ? '' : 'taxes',
    fee ? '' : 'any association fee',
    'utilities and upkeep',
  ]
    .filter(Boolean)
    .join(', ');
