import { documentOf, useApolloClient } from 'platform/apollo';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui';
import { AdminWaiting } from '../generated/operations.ts';
import { askAgain } from '../line/ask-again.ts';
import { useLine } from '../line/use-line.ts';
import { useViewer } from '../session/use-viewer.ts';
import { setCount } from './counts.ts';
import { createLeadEvents } from './lead-events.ts';

/** Milliseconds: how long a lead may stay unseen where the stream of events is cut. */
const LOOK_AGAIN = 30_000;
/** Milliseconds: events that come together are answered together. */
const TOGETHER = 200;

/** Keeps the count of who waits, and reads anew what is shown when somebody has written. */
export function LiveLeads() {
  const client = useApolloClient();
  const { viewer } = useViewer(AdminWaiting, { variables: {}, pollInterval: LOOK_AGAIN });
  useLine();
  const [said, setSaid] = useState('');
  const latest = useRef<string | null>(null);
  const waiting = viewer?.leads.statusCounts.new;
  const newest = viewer?.leads.nodes[0]?.createdAt ?? null;

  const [events] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return createLeadEvents({
      // Whoever wrote between the first answer and the stream's beginning: one small look tells whether there is more to read.
      async onOpen() {
        const known = latest.current;
        // What fails here is asked for again by the poll.
        await client.refetchQueries({ include: [documentOf(AdminWaiting)] }).catch(() => undefined);
        const seen = client.readQuery({ query: documentOf(AdminWaiting) })?.viewer;
        // A session that is over is no news of leads.
        if (seen && (seen.leads.nodes[0]?.createdAt ?? null) !== known) askAgain();
      },
      onChange() {
        clearTimeout(timer);
        timer = setTimeout(askAgain, TOGETHER);
      },
    });
  });
  useEffect(() => () => events.close(), [events]);
  // Each look that was answered: a session has begun, or goes on.
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
