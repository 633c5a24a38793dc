const ABBREVIATIONS: Readonly<Record<string, string>> = {
  avenue: 'ave',
  boulevard: 'blvd',
  court: 'ct',
  drive: 'dr',
  lane: 'ln',
  place: 'pl',
  road: 'rd',
  street: 'st',
  terrace: 'ter',
};

/** One spelling of an address, so that "12 Harbor Avenue" and "12 harbor ave." are the same home. */
export function estimateKey(address: string, zipCode: string): string {
  const words = address
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  return `${words.map((word) => ABBREVIATIONS[word] ?? word).join(' ')} ${zipCode.trim().slice(0, 5)}`;
}
