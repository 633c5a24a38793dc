import { type ReactNode, useState } from 'react';
import type { ShowingRowFragment } from '../generated/operations.ts';
import { ArrangeDialog } from './arrange-dialog.tsx';
import { ShowingDialog } from './showing-dialog.tsx';
import { addresseeOf } from './showing-words.ts';

type ShowingOpenerProps = { showing: ShowingRowFragment; className: string; label?: string; children: ReactNode };

/** Opens a showing with all its actions. */
export function ShowingOpener({ showing, className, label, children }: ShowingOpenerProps) {
  const [open, setOpen] = useState<'showing' | 'move' | null>(null);
  const close = () => setOpen(null);
  const moved = showing.state === 'accepted' ? { replaces: showing.id } : {};
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => setOpen('showing')}>
        {children}
      </button>
      {open === 'showing' && <ShowingDialog showing={showing} onMove={() => setOpen('move')} onClose={close} />}
      {open === 'move' && <ArrangeDialog lead={addresseeOf(showing)} {...moved} onClose={close} />}
    </>
  );
}
