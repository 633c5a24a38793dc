import { useState } from 'react';
import { Button } from 'ui';
import type { ReleaseActions } from './use-releases.ts';

type DeedProps = {
  part: string;
  label: string;
  /** The accessible name, which includes the release, because nothing else near the button names it. */
  name: string;
  actions: ReleaseActions;
  className?: string;
  work: () => Promise<void>;
};

/**
 * A button that changes what is live. The gateway checks the change first, also in a browser, which may take a minute.
 * Meanwhile the button says so, and the other buttons of its part wait.
 */
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
