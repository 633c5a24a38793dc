import { linkPlaceholder } from 'schema';
import { type Block, type Letter, oneLine } from './letter.ts';

/** What the agent wrote and saw, with the link in its place: a line of its own becomes one to press. */
export function testimonialRequest({ subject, body }: { subject: string; body: string }, url: string): Letter {
  const blocks = body.split(/\n{2,}/).map((paragraph): Block => {
    if (paragraph.trim() === linkPlaceholder) return { link: 'Write a few words', href: url };
    return paragraph.replaceAll(linkPlaceholder, url);
  });
  return { subject: oneLine(subject), blocks };
}
