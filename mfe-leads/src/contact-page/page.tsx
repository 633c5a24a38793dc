import { getSite, Link, type LoaderArgs, openDialog, type SubmittedForm } from 'platform';
import { useState } from 'react';
import { homeIdsIn, hoursInWords } from 'schema';
import { Band, Button, Heading, inlineLinkClass, Lead, Panel, Split, Stack, Text, Wrap } from 'ui';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { Submitted } from '../form/submitted.ts';
import { ValuationForm } from '../valuation-dialog/valuation-form.tsx';
import { ContactDetails } from './contact-details.tsx';
import * as styles from './contact-page.css.ts';
import { Thanks, type WhatWasSent, whatWasSent } from './thanks.tsx';

/** `form`, `home` and `sent` come from browsers without scripts, for which dialogs and thanks are pages. */
type Data = {
  isValuation: boolean;
  /** The id of the home that is asked about. */
  home: string | undefined;
  sent: WhatWasSent | undefined;
  submitted: SubmittedForm | undefined;
};

export const loader = ({ url, form }: LoaderArgs): Data => {
  const [home] = homeIdsIn(form ? form.values.propertyId : url.searchParams.get('home'));
  return {
    isValuation: url.searchParams.get('form') === 'valuation',
    home,
    sent: whatWasSent(url.searchParams.get('sent')),
    submitted: form,
  };
};

/** The full data about the agent are on the home page and the about page. */
export function jsonLd(_data: unknown, origin: string): object {
  const { agent, brokerage } = getSite();
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    url: `${origin}/contact`,
    mainEntity: {
      '@type': 'RealEstateAgent',
      '@id': `${origin}/#agent`,
      name: agent.name,
      email: agent.email,
      telephone: [agent.cellPhone, agent.officePhone],
      parentOrganization: { '@type': 'Organization', name: brokerage.name },
    },
  };
}

function Opening({ isValuation, home }: Pick<Data, 'isValuation' | 'home'>) {
  const { replyWithinHours } = getSite();
  return (
    <Stack gap="s4">
      <Heading level={1} look="page">
        {isValuation ? 'Get Your Free Home Valuation' : 'Get in Touch'}
      </Heading>
      <Lead className={styles.opening}>
        {isValuation
          ? 'Free, no obligation, within 24 hours (one business day).'
          : `A question, a plan or a date: I read every message myself and reply within ${hoursInWords(replyWithinHours)}.`}
      </Lead>
      {home && (
        <Text>
          Your message is about{' '}
          <Link to={`/properties/${home}`} className={inlineLinkClass}>
            the home that you looked at
          </Link>
          .
        </Text>
      )}
    </Stack>
  );
}

export function Component({ data: { isValuation, home, sent, submitted } }: { data: Data }) {
  const { agent, brokerage, replyWithinHours } = getSite();
  const [unknownHome, setUnknownHome] = useState<string>();
  return (
    <Band space="half">
      <title>{`Contact | ${agent.name}`}</title>
      <meta
        name="description"
        content={`Write to or call ${agent.name} of ${brokerage.name}. Every message is answered within ${hoursInWords(replyWithinHours)}.`}
      />
      {(sent || submitted || home) && <meta name="robots" content="noindex" />}
      <Wrap>
        <Stack gap="s7">
          {sent ? (
            <Thanks sent={sent} />
          ) : (
            <Opening isValuation={isValuation} home={home === unknownHome ? undefined : home} />
          )}
          <Split ratio="7:4">
            <Panel tone="sheet" inset="roomy" className={styles.onScreen}>
              <Submitted value={submitted}>
                {isValuation ? (
                  <ValuationForm />
                ) : (
                  <ContactForm
                    source="contact_page"
                    onUnknownHome={() => setUnknownHome(home)}
                    {...(home && { property: { id: home, title: 'the home', inquiryType: 'info' } })}
                  />
                )}
              </Submitted>
            </Panel>
            <Stack gap="s5">
              <ContactDetails />
              <Button tone="line" className={styles.onScreen} onClick={() => openDialog('leads/ContactDialog', {})}>
                Schedule a Call
              </Button>
            </Stack>
          </Split>
        </Stack>
      </Wrap>
    </Band>
  );
}
