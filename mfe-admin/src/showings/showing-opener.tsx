import { type ReactNode, useState } from 'react';
import { openSheet } from '../frame/overlay.ts';
import type { ShowingRowFragment } from '../generated/operations.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { ShowingDialog } from './showing-dialog.tsx';
import { addresseeOf } from './showing-words.ts';

type ShowingOpenerProps = { showing: ShowingRowFragment; className: string; label?: string; children: ReactNode };

/** Opens a showing with all its actions. */
export function ShowingOpener({ showing, className, label, children }: ShowingOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  /** Over the page: once it is moved, which may be before its answer is here, the showing is on this day no more. */
  function move(): void {
    close();
    const moved = showing.state === 'accepted' ? { replaces: showing.id } : {};
    openSheet((closeMove) => <ArrangeDialog lead={addresseeOf(showing)} {...moved} onClose={closeMove} />);
  }

  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && <ShowingDialog showing={showing} onMove={move} onClose={close} />}
    </>
  );
}
