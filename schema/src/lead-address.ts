/** NY or NJ by ZIP prefix: 100 to 149 lie in New York, the rest of the agent's area in New Jersey. */
export function stateOfZip(zipCode: string): 'NJ' | 'NY' {
  const prefix = Number(zipCode.trim().slice(0, 3));
  return prefix >= 100 && prefix <= 149 ? 'NY' : 'NJ';
}

/** The one-line address that the lead popup sends: `12 Harbor Row, Red Bank, NJ 07701`. */
export function leadAddress(parts: { street: string; city: string; zipCode: string }): string {
  const zipCode = parts.zipCode.trim();
  return `${parts.street.trim()}, ${parts.city.trim()}, ${stateOfZip(zipCode)} ${zipCode}`;
}
