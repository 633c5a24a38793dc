/** NY or NJ by the ZIP prefix: 100 to 149 are New York, and the rest of the agent's area is New Jersey. */
export function stateOfZip(zipCode: string): 'NJ' | 'NY' {
  const prefix = Number(zipCode.trim().slice(0, 3));
  return prefix >= 100 && prefix <= 149 ? 'NY' : 'NJ';
}

/** The address in one line, as the lead popup sends it: `12 Harbor Row, Red Bank, NJ 07701`. */
export function leadAddress(parts: { street: string; city: string; zipCode: string }): string {
  const zipCode = parts.zipCode.trim();
  return `${parts.street.trim()}, ${parts.city.trim()}, ${stateOfZip(zipCode)} ${zipCode}`;
}
