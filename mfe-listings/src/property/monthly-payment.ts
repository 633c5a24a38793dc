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

/** "$14,280" in dollars. A missing text is 0. */
export const dollarsIn = (text: string | null | undefined): number => Number(text?.replaceAll(/[$,]/g, '') || 0);
