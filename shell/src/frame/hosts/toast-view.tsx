import { toasts } from 'platform';
import { useEffect, useState } from 'react';
import { Toast, ToastRegion } from 'ui/toast';

/** Milliseconds after which a toast that has been closed is forgotten. */
const REMOVED_AFTER = 1_000_000;

/** One toast at a time: the newest takes the place of the one before. */
export default function ToastView() {
  const message = toasts.use();
  const [closed, setClosed] = useState(0);
  const isOpen = message !== null && message.id !== closed;

  useEffect(() => {
    if (!message || isOpen) return;
    const timer = setTimeout(() => toasts.get()?.id === message.id && toasts.set(null), REMOVED_AFTER);
    return () => clearTimeout(timer);
  }, [message, isOpen]);

  return (
    <ToastRegion label="Notifications ({hotkey})" toastLabel="Notification">
      {message && (
        <Toast
          key={message.id}
          tone={message.variant}
          title={message.title}
          description={message.description}
          closeLabel="Close"
          isOpen={isOpen}
          onOpenChange={(isStillOpen) => !isStillOpen && setClosed(message.id)}
        />
      )}
    </ToastRegion>
  );
}
