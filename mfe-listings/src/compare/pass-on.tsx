import { formatPlace, openDialog } from 'platform';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from 'ui';
import { copyLink, shareOr } from '../share-sheet.ts';
import * as styles from './compare.css.ts';
import type { ComparedHome } from './rows.ts';

type PassOnProps = {
  homes: readonly ComparedHome[];
  /** The path of the comparison. */
  path: string;
};

const subject = 'Homes to compare';
const nameOf = (home: ComparedHome): string => `${home.address}, ${formatPlace(home)}`;

/** The message to the agent: each home with its URL. */
const question = (homes: readonly ComparedHome[]): string =>
  [
    homes.length === 1 ? 'Please tell me more about this home:' : 'Please tell me more about these homes:',
    ...homes.map((home) => `${nameOf(home)} (${location.origin}/properties/${home.id})`),
  ].join('\n');

/** Where no share sheet opens: by mail, or as a link. */
function Ways({ homes, url }: { homes: readonly ComparedHome[]; url: string }) {
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => first.current?.focus(), []);
  const body = `${homes.map(nameOf).join('\n')}\n\n${url}`;
  return (
    <>
      <a
        ref={first}
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        className={buttonClass({ tone: 'line' })}
      >
        By mail
      </a>
      <Button tone="line" onClick={() => void copyLink(url, 'It shows these homes side by side, on any device.')}>
        Copy the link
      </Button>
    </>
  );
}

/** Sends the comparison to oneself or to somebody else, or asks the agent about it. */
export function PassOn({ homes, path }: PassOnProps) {
  const [hasWays, setWays] = useState(false);

  const send = () => shareOr({ title: subject, url: location.origin + path }, () => setWays(true));

  return (
    <div className={styles.passOn}>
      {hasWays ? (
        <Ways homes={homes} url={location.origin + path} />
      ) : (
        <Button tone="line" onClick={() => void send()}>
          Send to me
        </Button>
      )}
      <Button tone="brass" onClick={() => openDialog('leads/ContactDialog', { message: question(homes) })}>
        {homes.length === 1 ? 'Ask me about this one' : 'Ask me about these'}
      </Button>
    </div>
  );
}
