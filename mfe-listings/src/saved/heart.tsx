import type { ReactNode } from 'react';
import * as styles from './heart.css.ts';
import { HeartIcon } from './heart-icon.tsx';
import { LEFT, savedHomes, toggleSaved } from './saved-homes.ts';

type HeartProps = {
  home: { id: string; address: string };
  /** The label beside it, in a row of actions. On a card the heart stands alone. */
  children?: ReactNode;
};

let pressed: HTMLElement | undefined;

/** The heart that was pressed last, if it is still on the page. */
export const lastPressed = (): HTMLElement | undefined => (pressed?.isConnected ? pressed : undefined);

/** Saves a home on this device, or removes it. */
export const Heart = ({ home: { id, address }, children }: HeartProps) => (
  <button
    type="button"
    // For a press on a page that is left before React can answer it.
    name={LEFT}
    value={id}
    aria-label={`Save ${address}`}
    aria-pressed={savedHomes.use().includes(id)}
    className={children ? styles.action : styles.heart}
    onClick={({ currentTarget }) => {
      pressed = currentTarget;
      toggleSaved(id);
    }}
  >
    <HeartIcon />
    {children}
  </button>
);
