import { restPaths } from 'schema/paths';

export type LeadEvents = {
  /** Opens the stream unless it is open. A browser takes one that broke off up again; one that was refused stays closed. */
  open(): void;
  close(): void;
};

/** Calls back when a lead comes or changes, at whichever gateway, and when news of one may have been missed. */
export function createLeadEvents(onChange: () => void): LeadEvents {
  let source: EventSource | undefined;

  function close(): void {
    source?.close();
    source = undefined;
  }

  return {
    open() {
      if (source && source.readyState !== EventSource.CLOSED) return;
      source = new EventSource(restPaths.adminEvents);
      source.addEventListener('lead', onChange);
      source.addEventListener('missed', onChange);
      // The session is over: another one has to be begun first.
      source.addEventListener('ended', close);
    },
    close,
  };
}
