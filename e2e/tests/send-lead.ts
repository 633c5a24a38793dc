import { expect, type Site } from '../support/test.ts';

/** Sends a message by REST, as the contact form does. Returns the id of the lead. */
export async function sendLead({ origin }: Site, lead: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${origin}/api/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Is it heated?', source: 'modal', recaptchaToken: 'ok', ...lead }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
