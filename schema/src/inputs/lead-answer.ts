import * as z from 'zod/mini';
import { leadKinds } from '../enumerations.ts';
import { absentText, bounds, requiredText } from './text.ts';

const facts = { id: z.uuid('Enter a uuid'), leadKind: z.enum(leadKinds), leadId: z.string() };

/** A mail needs a subject and a text. A text message or a call may be noted without words. */
export const newLeadAnswer = z.discriminatedUnion('channel', [
  z.object({
    ...facts,
    channel: z.literal('mail'),
    subject: requiredText(bounds.subject),
    body: requiredText(bounds.message),
  }),
  z.object({
    ...facts,
    channel: z.enum(['text', 'call']),
    subject: absentText(bounds.subject),
    body: absentText(bounds.message),
  }),
]);
export type NewLeadAnswer = z.output<typeof newLeadAnswer>;

export const savedReplyInput = z.object({ title: requiredText(bounds.name), body: requiredText(bounds.message) });
export type SavedReplyInput = z.output<typeof savedReplyInput>;
