import { useState } from 'react';
import { Button } from 'ui';
import type { ReleaseActions } from './use-releases.ts';

type DeedProps = {
  part: string;
  label: string;
  /** The same with what it is done to, for whom nothing else on the page says it. */
  name: string;
  actions: ReleaseActions;
  className?: string;
  work: () => Promise<void>;
};

/** One change of what is live. It is checked first, in a browser, too, which may take a minute: the button that was pressed says so, and its part's others wait. */
export function Deed({ part, label, name, actions, className, work }: DeedProps) {
  const [isUnderWay, setUnderWay] = useState(false);

  async function handleClick() {
    setUnderWay(true);
    try {
      await work();
    } finally {
      setUnderWay(false);
    }
  }

  return (
    <Button
      tone="line"
      size="small"
      className={className}
      pending={actions.busy === part}
      aria-label={isUnderWay ? `Checking… ${name}` : name}
      onClick={() => void handleClick()}
    >
      {isUnderWay ? 'Checking…' : label}
    </Button>
  );
}
