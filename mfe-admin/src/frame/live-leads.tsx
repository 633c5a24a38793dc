import { documentOf, useApolloClient } from 'platform/apollo';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui';
import { refetchActive } from '../connection/refetch.ts';
import { useConnection } from '../connection/use-connection.ts';
import { AdminWaiting } from '../generated/operations.ts';
import { useViewer } from '../session/use-viewer.ts';
import { setCount } from './counts.ts';
import { createLeadEvents } from './lead-events.ts';

/** Milliseconds. The longest time that a lead may stay unseen if the stream is broken. */
const LOOK_AGAIN = 30_000;
/** Milliseconds. Events within this time are handled together. */
const TOGETHER = 200;

/** Updates the number of waiting leads, and reloads what is shown when a lead has come. */
export function LiveLeads() {
  const client = useApolloClient();
  const { viewer } = useViewer(AdminWaiting, { variables: {}, pollInterval: LOOK_AGAIN });
  useConnection();
  const [said, setSaid] = useState('');
  const latest = useRef<string | null>(null);
  const waiting = viewer?.leads.statusCounts.new;
  const newest = viewer?.leads.nodes[0]?.createdAt ?? null;

  const [events] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return createLeadEvents({
      // A lead may have come between the first answer and the beginning of the stream. A small query finds out.
      async onOpen() {
        const known = latest.current;
        // If this fails, the poll asks again.
        await client.refetchQueries({ include: [documentOf(AdminWaiting)] }).catch(() => undefined);
        const seen = client.readQuery({ query: documentOf(AdminWaiting) })?.viewer;
        // An ended session says nothing about leads.
        if (seen && (seen.leads.nodes[0]?.createdAt ?? null) !== known) refetchActive();
      },
      onChange() {
        clearTimeout(timer);
        timer = setTimeout(refetchActive, TOGETHER);
      },
    });
  });
  useEffect(() => () => events.close(), [events]);
  // Runs after each answer, which shows that there is a session.
  useEffect(() => {
    if (viewer) events.open();
  }, [viewer, events]);

  useEffect(() => {
    if (waiting !== undefined) setCount('/admin/today', waiting);
  }, [waiting]);

  useEffect(() => {
    if (latest.current !== null && newest !== null && newest > latest.current) setSaid('A new lead has come in.');
    latest.current = newest;
  }, [newest]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
