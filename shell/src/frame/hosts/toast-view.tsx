import { toasts } from 'platform';
import { forgetToast } from 'platform/shell';
import { useState } from 'react';
import { Toast, ToastRegion } from 'ui/toast';

/** Shows one toast at a time: the newest replaces the one before. */
export default function ToastView() {
  const message = toasts.use();
  const [closed, setClosed] = useState(0);
  const isOpen = message !== null && message.id !== closed;
  const close = (id: number) => {
    setClosed(id);
    forgetToast(id);
  };

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
          onOpenChange={(isStillOpen) => !isStillOpen && close(message.id)}
        />
      )}
    </ToastRegion>
  );
}
