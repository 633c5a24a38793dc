import { useApolloClient } from 'platform/apollo';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'ui';
import { AdminWaiting } from '../generated/operations.ts';
import { useViewer } from '../session/use-viewer.ts';
import { setCount } from './counts.ts';

/** Milliseconds: how long a lead may stay unseen where no word of it arrives. */
const LOOK_AGAIN = 20_000;

/** Keeps the count of who waits, and tells what is shown when somebody new has written. */
export function LiveLeads() {
  const client = useApolloClient();
  const { viewer } = useViewer(AdminWaiting, { variables: {}, pollInterval: LOOK_AGAIN });
  const [said, setSaid] = useState('');
  const known = useRef<string | null>(null);
  const waiting = viewer?.leads.statusCounts.new;
  const newest = viewer?.leads.nodes[0];

  useEffect(() => {
    if (waiting !== undefined) setCount('/admin/today', waiting);
  }, [waiting]);

  const createdAt = newest?.createdAt ?? null;
  useEffect(() => {
    const before = known.current;
    known.current = createdAt;
    if (before === null || createdAt === null || createdAt <= before) return;
    setSaid('A new lead has come in.');
    void client.refetchQueries({ include: ['AdminLeads', 'AdminToday'] });
  }, [createdAt, client]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
