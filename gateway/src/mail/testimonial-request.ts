import { linkPlaceholder } from 'schema';
import { type Block, type Letter, oneLine } from './letter.ts';

/**
 * The agent's own words with the client's link. If the placeholder is a paragraph of its own, it becomes a button-like
 * link.
 */
export function testimonialRequest({ subject, body }: { subject: string; body: string }, url: string): Letter {
  const blocks = body.split(/\n{2,}/).map((paragraph): Block => {
    if (paragraph.trim() === linkPlaceholder) return { link: 'Write a few words', href: url };
    return paragraph.replaceAll(linkPlaceholder, url);
  });
  return { subject: oneLine(subject), blocks };
}
