import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CloseIcon } from '../icons/controls.tsx';
import * as styles from './toast.css.ts';

export interface ToastRegionProps {
  /** The name of the region, with the key that leads to it: “Notifications ({hotkey})”. */
  label: string;
  /** What screen readers call one toast: “Notification”. */
  toastLabel: string;
  /** `Toast`s. */
  children: ReactNode;
}

/** The corner of the screen where toasts appear. Only the shell renders it, once. */
export function ToastRegion({ label, toastLabel, children }: ToastRegionProps) {
  return (
    <Radix.Provider label={toastLabel} swipeDirection="right">
      {children}
      <Radix.Viewport label={label} className={styles.viewport} />
    </Radix.Provider>
  );
}

export interface ToastProps {
  tone?: keyof typeof styles.toastTone | undefined;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Milliseconds until it closes by itself. */
  duration?: number | undefined;
}

/** What just happened, in a sentence or two. Screen readers announce a `destructive` one at once. */
export function Toast({ tone = 'default', title, description, closeLabel, isOpen = true, ...rest }: ToastProps) {
  const { onOpenChange = () => {}, duration = 5000 } = rest;
  return (
    <Radix.Root
      className={cx(styles.toast, styles.toastTone[tone])}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      open={isOpen}
      onOpenChange={onOpenChange}
      duration={duration}
    >
      <div className={styles.said}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
      </div>
      <Radix.Close className={styles.close} aria-label={closeLabel}>
        <CloseIcon width={13} height={13} />
      </Radix.Close>
    </Radix.Root>
  );
}
