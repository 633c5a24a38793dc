import type { EntityManager } from '../core/database.ts';
import type { SecretBox } from '../core/secret-box.ts';
import { LeadAnswerEntity } from '../modules/leads/lead-answer.entity.ts';
import { showingFile } from '../modules/showings/showing-file.ts';
import type { SiteNow } from '../modules/site-content/current-site.ts';
import { linkOf } from '../modules/testimonial-requests/link-token.ts';
import { TestimonialRequestEntity } from '../modules/testimonial-requests/testimonial-request.entity.ts';
import { acknowledgement } from './acknowledgement.ts';
import { agentAnswer } from './agent-answer.ts';
import { agentNotice } from './agent-notice.ts';
import { findLeadFacts } from './lead-facts.ts';
import { type Letter, oneLine, toHtml, toText } from './letter.ts';
import type { Claimed } from './outgoing-message.entity.ts';
import { testMail } from './test-mail.ts';
import { testimonialRequest } from './testimonial-request.ts';
import type { Mail } from './transport.ts';

// RFC 3834: with this header, automatic repliers do not answer.
const GENERATED = { 'Auto-Submitted': 'auto-generated' };

export interface ComposerOptions {
  readonly site: SiteNow;
  /** The site's address, without a trailing slash. */
  readonly origin: string;
  /** The address in whose name the mail server lets us send. */
  readonly from: () => string;
  readonly box: SecretBox;
}

/** Composes a message from the current state of its lead; null if the lead was erased. */
export type Compose = (em: EntityManager, message: Claimed) => Promise<Mail | null>;

export function createComposer({ site: siteNow, origin, from, box }: ComposerOptions): Compose {
  async function requestOf(
    em: EntityManager,
    id: string,
  ): Promise<Pick<Mail, 'subject' | 'text' | 'html' | 'date'> | null> {
    const request = await em.findOne(TestimonialRequestEntity, { id });
    const token = request && box.open(request.sealedToken);
    if (!request || !token) return null;
    const { subject, body, createdAt: date } = request;
    return { ...bodyOf(testimonialRequest({ subject: subject ?? '', body: body ?? '' }, linkOf(origin, token))), date };
  }

  return async (em, { id, kind, leadKind, leadId, messageId, recipient }) => {
    const site = siteNow();
    const { agent, replyWithinHours } = site;
    const sender = { name: agent.name, address: from() };
    if (kind === 'answer') {
      const answer = await em.findOne(LeadAnswerEntity, { id });
      if (answer === null) return null;
      return {
        ...bodyOf(agentAnswer(answer)),
        ...(await showingFile(em, id, site)),
        messageId,
        date: answer.createdAt,
        from: sender,
        to: { name: '', address: recipient },
        replyTo: { name: agent.name, address: agent.email },
      };
    }
    if (kind === 'testimonial_request') {
      const letter = await requestOf(em, id);
      const replyTo = { name: agent.name, address: agent.email };
      return letter && { ...letter, messageId, from: sender, to: { name: '', address: recipient }, replyTo };
    }
    if (kind === 'test') {
      const to = { name: agent.name, address: recipient };
      return { ...bodyOf(testMail(origin)), messageId, from: sender, to, headers: GENERATED };
    }
    if (leadKind === null || leadId === null) return null;
    const lead = await findLeadFacts(em, leadKind, leadId);
    if (lead === null) return null;
    const isNotice = kind === 'agent_notice';
    const letter = isNotice ? agentNotice(lead, { origin, replyWithinHours }) : acknowledgement(leadKind, site, origin);
    const visitor = { name: oneLine(lead.name ?? ''), address: lead.email };
    return {
      ...bodyOf(letter),
      messageId,
      date: lead.createdAt,
      from: sender,
      to: { name: isNotice ? agent.name : '', address: recipient },
      replyTo: isNotice ? visitor : { name: agent.name, address: agent.email },
      headers: isNotice ? GENERATED : { 'Auto-Submitted': 'auto-replied' },
    };
  };
}

const bodyOf = (letter: Letter) => ({ subject: letter.subject, text: toText(letter), html: toHtml(letter) });
