import { getSite, telephoneLink, toast } from 'platform';
import { documentOf, useMutation } from 'platform/apollo';
import { useEffect, useState } from 'react';
import { newLeadAnswer, parseInput } from 'schema/forms';
import { Button, buttonClass, Cluster, Stack, Text } from 'ui';
import { useForm } from 'ui/form';
import { refetchActive } from '../connection/refetch.ts';
import { newId } from '../device/new-id.ts';
import { Sheet } from '../frame/sheet.tsx';
import { AnswerLead, type LeadRowFragment } from '../generated/operations.ts';
import { streetOf, whoOf } from '../leads/lead-words.ts';
import { sayNotAdded } from '../property-form/say-not-added.ts';
import { withSession } from '../session/sign-in-again.ts';
import type { AnswerDialogProps } from './answer-dialog.tsx';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { LetterFields } from './letter-fields.tsx';

/** The home that a lead is about, for subjects and placeholders. */
const homeOf = ({ propertyTitle, kind, summary }: LeadRowFragment): string | null =>
  (propertyTitle && streetOf(propertyTitle)) ?? (kind === 'valuation' || kind === 'capture' ? summary || null : null);

const subjectOf = (lead: LeadRowFragment): string => {
  const home = homeOf(lead);
  return home === null ? 'Your message' : `About ${home}`;
};

/** Mail and text begin with a draft that can be changed. Nothing is sent that the agent has not seen here. */
export default function AnswerSheet({ lead, channel, onClose }: AnswerDialogProps) {
  const { agent } = getSite();
  const facts = { name: lead.name, home: homeOf(lead), agent: agent.name };
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(lead.id, channel) ?? { id: newId(), subject: subjectOf(lead), body: '' },
  );
  const [answerLead] = useMutation(documentOf(AnswerLead));
  const isMail = channel === 'mail';

  useEffect(() => keepDraft(lead.id, channel, draft.body.trim() ? draft : null), [lead.id, channel, draft]);

  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));

  const { errors, isPending, formProps } = useForm({
    read: () => {
      const { id, subject, body } = draft;
      const input = { id, leadKind: lead.kind, leadId: lead.id, channel, subject: isMail ? subject : null, body };
      return parseInput(newLeadAnswer, input);
    },
    send: async (input) => {
      await withSession(() => answerLead({ variables: { input }, refetchQueries: 'active' }), `AnswerLead ${lead.id}`);
      keepDraft(lead.id, channel, null);
      if (isMail) toast({ title: 'Sent', description: `Your mail to ${whoOf(lead)} is on its way.` });
      onClose();
    },
    explain: (error) => {
      // It may have been sent, if only its answer was lost.
      refetchActive();
      return sayNotAdded(error, () => change({ id: newId() }), 'Send again, and these go out, too.');
    },
  });

  return (
    // Closing asks nothing: what is typed stays on this device and is shown again.
    <Sheet
      onClose={onClose}
      title={isMail ? `Mail to ${whoOf(lead)}` : `Text to ${whoOf(lead)}`}
      description={`${isMail ? lead.email : lead.phone}, about ${homeOf(lead) ?? 'their message'}`}
    >
      <form {...formProps}>
        <Stack gap="s4">
          <LetterFields letter={draft} onChange={change} facts={facts} errors={errors} isMail={isMail} />
          {isMail ? (
            <Cluster gap="s3">
              <Button type="submit" tone="brass" pending={isPending}>
                {isPending ? 'Sending...' : 'Send, and mark done'}
              </Button>
              <Text look="small">It goes out word for word, from your address.</Text>
            </Cluster>
          ) : (
            <Cluster gap="s3">
              <a
                className={buttonClass({ tone: 'line' })}
                href={`${telephoneLink(lead.phone ?? '').replace('tel:', 'sms:')}?&body=${encodeURIComponent(draft.body)}`}
              >
                Open in Messages
              </a>
              <Button type="submit" tone="brass" pending={isPending}>
                {isPending ? 'Noting...' : 'It is sent: mark done'}
              </Button>
            </Cluster>
          )}
        </Stack>
      </form>
    </Sheet>
  );
}
