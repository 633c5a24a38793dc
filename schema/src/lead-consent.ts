/** By what the sender of a lead lets the agent answer; undefined where the form did not ask. */
export function consentWords(mayPhone: boolean | null | undefined): string | undefined {
  if (mayPhone == null) return undefined;
  return mayPhone ? 'Calls, texts and mail' : 'Mail only';
}
