import type { Site } from 'schema';
import { dialedNumber } from 'schema/phone';
import { escapeAttribute } from './escape-attribute.ts';

/** How to reach the agent and the firm, as HTML. New Jersey wants the firm's telephone number beside the agent's. */
export function contactLine({ agent }: Pick<Site, 'agent'>): string {
  const call = (number: string) => `<a href="tel:${dialedNumber(number)}">${escapeAttribute(number)}</a>`;
  const mail = escapeAttribute(agent.email);
  return `${escapeAttribute(agent.name)}: ${call(agent.cellPhone)}, office ${call(agent.officePhone)}, <a href="mailto:${mail}">${mail}</a>`;
}
