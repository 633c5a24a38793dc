import { Heading, Lead, Stack } from 'ui';

/** The same texts as in the toasts. */
const thanks = {
  contact: { title: 'Message Sent!', words: "Thank you for reaching out. I'll get back to you within 24 hours." },
  valuation: {
    title: 'Valuation Request Submitted!',
    words: "Thank you. I'll send you a market analysis of your home within 24 hours.",
  },
  kept: {
    title: 'Message Kept',
    words: 'Your message is kept here and reaches me as soon as our system is back. If it is urgent, please call.',
  },
} as const;

export type WhatWasSent = keyof typeof thanks;

export const whatWasSent = (value: string | null): WhatWasSent | undefined =>
  (Object.keys(thanks) as WhatWasSent[]).find((name) => name === value);

/** The page after a form was sent without scripts. */
export function Thanks({ sent }: { sent: WhatWasSent }) {
  const { title, words } = thanks[sent];
  return (
    <Stack gap="s4">
      <Heading level={1} look="page">
        {title}
      </Heading>
      <Lead>{words}</Lead>
    </Stack>
  );
}
