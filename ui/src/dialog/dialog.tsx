import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { RoundButton } from '../button/round-button.tsx';
import { cx } from '../cx.ts';
import { DragHandle } from '../drag/drag-handle.tsx';
import { CloseIcon } from '../icons/controls.tsx';
import { tone } from '../layout/tone.css.ts';
import { typeClass } from '../type.css.ts';
import * as styles from './dialog.css.ts';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Absent: there is no close button, so the content must close the dialog. */
  closeLabel?: string | undefined;
  shape?: keyof typeof styles.shape | undefined;
  /** A `Picture` with `ratio="fill"`: beside a form, above a popup. On phones a form has none. */
  art?: ReactNode;
  /** Shown above the title, such as a stepper. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * The Escape that gives up a composition, as in Japanese, closes no dialog. Safari says that it is one only by its key code,
 * 229.
 */
function leaveToComposition(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.preventDefault();
}

/**
 * A dialog in the middle of the screen. On phones a sheet at the bottom. The focus returns to the element that opened
 * it.
 */
export function Dialog({ isOpen, onOpenChange, title, closeLabel, shape = 'plain', art, ...content }: DialogProps) {
  const focusReturn = useFocusReturn();
  const sheet = useRef<HTMLDivElement>(null);
  const withoutDescription = content.description ? {} : { 'aria-describedby': undefined };
  const closeLook = shape === 'popup' && art ? 'sheet' : 'bare';

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            ref={sheet}
            className={cx(styles.dialog, styles.shape[shape], tone.paper)}
            onEscapeKeyDown={leaveToComposition}
            {...focusReturn}
            {...withoutDescription}
          >
            {closeLabel && (
              <DragHandle
                sheet={sheet}
                towards="down"
                onAway={() => onOpenChange(false)}
                className={cx(styles.handle, styles.handleShape[shape])}
              />
            )}
            {art && (
              <div className={cx(styles.art, styles.artShape[shape])}>
                <div className={styles.fillArt}>{art}</div>
              </div>
            )}
            <DialogBody title={title} isFromEdgeToEdge={shape === 'search'} {...content} />
            {closeLabel && (
              <Radix.Close asChild>
                <RoundButton label={closeLabel} look={closeLook} className={styles.shut}>
                  <CloseIcon />
                </RoundButton>
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function DialogBody({
  title,
  description,
  before,
  isFromEdgeToEdge,
  children,
}: Pick<DialogProps, 'title' | 'description' | 'before' | 'children'> & { isFromEdgeToEdge: boolean }) {
  return (
    <div className={isFromEdgeToEdge ? undefined : styles.inside}>
      {before}
      <Radix.Title className={cx(typeClass.sub, styles.title)}>{title}</Radix.Title>
      {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
      {children}
    </div>
  );
}

/** The last line of a dialog: its one action, and a text beside it. */
export function DialogActions({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <div className={styles.aside}>{aside}</div>
      {children}
    </div>
  );
}

/** The last line of a long form in a dialog. Its action stays visible at the lower edge. */
export function DialogFoot({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      {aside}
      <div className={styles.footAction}>{children}</div>
    </div>
  );
}
