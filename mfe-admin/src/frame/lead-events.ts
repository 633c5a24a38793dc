import { restPaths } from 'schema/paths';

export type LeadEvents = {
  /** Opens the stream unless it is open. A browser takes one that broke off up again; one that was refused stays closed. */
  open(): void;
  close(): void;
};

type Listeners = {
  /** The stream has begun, or begun again: what came before it was told to nobody. */
  onOpen: () => unknown;
  /** A lead came or changed, at whichever gateway, or news of one may have been missed. */
  onChange: () => void;
};

/** The gateway's news of leads. */
export function createLeadEvents({ onOpen, onChange }: Listeners): LeadEvents {
  let source: EventSource | undefined;

  function close(): void {
    source?.close();
    source = undefined;
  }

  return {
    open() {
      if (source && source.readyState !== EventSource.CLOSED) return;
      source = new EventSource(restPaths.adminEvents);
      source.addEventListener('open', onOpen);
      source.addEventListener('lead', onChange);
      source.addEventListener('missed', onChange);
      // The session is over: another one has to be begun first.
      source.addEventListener('ended', close);
    },
    close,
  };
}
