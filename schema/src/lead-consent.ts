/** How the sender of a lead allows the agent to answer. Undefined if the form did not ask. */
export function consentWords(mayPhone: boolean | null | undefined): string | undefined {
  if (mayPhone == null) return undefined;
  return mayPhone ? 'Calls, texts and mail' : 'Mail only';
}
