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
