export interface Loan {
  /** Whole dollars. */
  readonly price: number;
  /** Of the price, in percent. */
  readonly down: number;
  /** A year, in percent. */
  readonly rate: number;
  readonly years: number;
}

/** What a loan at a fixed rate costs a month, in dollars, interest and principal. */
export function monthlyPayment({ price, down, rate, years }: Loan): number {
  const loan = price * (1 - down / 100);
  const months = years * 12;
  const monthly = rate / 1200;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

/** What the numbers begin with; the visitor sets their own. */
export const exampleLoan = { down: 20, rate: 6.5, years: 30 } as const;

/** "$14,280" as dollars; what is not there is nothing. */
export const dollarsIn = (text: string | null | undefined): number => Number(text?.replaceAll(/[$,]/g, '') || 0);
