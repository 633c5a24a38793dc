import { restPaths } from 'schema/paths';

export type LeadEvents = {
  /** Opens the stream unless it is open. A browser reconnects a broken stream by itself; a refused one stays closed. */
  open(): void;
  close(): void;
};

type Listeners = {
  /** The stream has begun, or begun again. Events before that were missed. */
  onOpen: () => unknown;
  /** A lead came or changed, on any gateway, or an event may have been missed. */
  onChange: () => void;
};

/** The gateway's stream of events about leads. */
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
      // The session is over; a new one must begin first.
      source.addEventListener('ended', close);
    },
    close,
  };
}
