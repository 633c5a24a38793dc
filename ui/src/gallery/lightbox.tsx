import * as Radix from '@radix-ui/react-dialog';
import { type KeyboardEvent, useRef } from 'react';
import { RoundButton } from '../button/round-button.tsx';
import { useSwipe } from '../carousel/use-swipe.ts';
import { cx } from '../cx.ts';
import { useFocusReturn } from '../dialog/use-focus-return.ts';
import { usePlaceInHistory } from '../history/use-place-in-history.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/arrows.tsx';
import { CloseIcon } from '../icons/controls.tsx';
import { VisuallyHidden } from '../layout/prose.tsx';
import { tone } from '../layout/tone.css.ts';
import { Picture } from '../picture/picture.tsx';
import type { GalleryLabels, GalleryPicture } from './gallery.tsx';
import * as styles from './lightbox.css.ts';
import { stepOf } from './step.ts';

interface LightboxProps {
  label: string;
  labels: GalleryLabels;
  picture: GalleryPicture;
  /** Begins at 1. */
  number: number;
  count: number;
  isOpen: boolean;
  onMove: (by: number) => void;
  onClose: () => void;
}

/** The width that the picture can have within the height of the screen. */
const widthOf = ({ width, height }: GalleryPicture['image']) =>
  `min(100%, calc((100dvh - ${styles.BESIDE}) * ${width / height}))`;

/** One picture on the whole screen. Arrows, keys and swipes lead to the next ones; Escape and Back lead to the page. */
export default function Lightbox({ label, picture, isOpen, onMove, onClose, ...steering }: LightboxProps) {
  const focusReturn = useFocusReturn();
  const stage = useRef<HTMLDivElement>(null);
  usePlaceInHistory(isOpen, onClose);
  const swipe = useSwipe({ onLeft: () => onMove(1), onRight: () => onMove(-1) });

  /** A button that had the focus at first would show its tooltip, and Escape would put only that away. */
  function handleOpen(event: Event) {
    focusReturn.onOpenAutoFocus(event);
    event.preventDefault();
    stage.current?.focus({ preventScroll: true });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = stepOf(event);
    if (by) onMove(by);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={stage}
          className={cx(styles.stage, tone.navy)}
          aria-describedby={undefined}
          onKeyDown={handleKeyDown}
          {...focusReturn}
          onOpenAutoFocus={handleOpen}
          {...swipe}
        >
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <div style={{ width: widthOf(picture.image) }}>
            <Picture {...picture} sizes="100vw" priority />
          </div>
          <Bar {...steering} onMove={onMove} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Bar({ labels, number, count, onMove }: Pick<LightboxProps, 'labels' | 'number' | 'count' | 'onMove'>) {
  return (
    <div className={styles.bar}>
      <span className={styles.count} aria-live="polite">
        {labels.count(number, count)}
      </span>
      <div className={styles.buttons}>
        {count > 1 && (
          <>
            <RoundButton label={labels.previous} onClick={() => onMove(-1)}>
              <ArrowLeftIcon />
            </RoundButton>
            <RoundButton label={labels.next} onClick={() => onMove(1)}>
              <ArrowRightIcon />
            </RoundButton>
          </>
        )}
        <Radix.Close asChild>
          <RoundButton label={labels.close}>
            <CloseIcon />
          </RoundButton>
        </Radix.Close>
      </div>
    </div>
  );
}
