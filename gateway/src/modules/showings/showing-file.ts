import type { SendMailOptions } from 'nodemailer';
import type { Site } from 'schema';
import { toCalendar } from 'schema/calendar';
import type { EntityManager } from '../../core/database.ts';
import { findEntry, findShowing } from './showing-rows.ts';

/** A calendar file for the visitor, if the answer with this id announces a showing; otherwise nothing. */
export async function showingFile(
  em: EntityManager,
  id: string,
  { agent, brokerage }: Site,
): Promise<Pick<SendMailOptions, 'attachments'>> {
  const showing = await findShowing(em, id);
  if (showing === undefined) return {};
  const { startsAt, endsAt, state, propertyTitle } = showing;
  const content = toCalendar({
    ...(await findEntry(em, showing)),
    startsAt,
    endsAt,
    isCertain: state !== 'proposed',
    title: `Showing with ${agent.name}`,
    place: propertyTitle ?? '',
    words: [`${agent.name}, ${brokerage.name}`, agent.cellPhone, agent.email].join('\n'),
  });
  return { attachments: [{ filename: 'showing.ics', content, contentType: 'text/calendar; charset=utf-8' }] };
}
