import { useState } from 'react';
import { Button, Panel, Stack, Text } from 'ui';
import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { AdminPropertyFragment } from '../generated/operations.ts';
import { MarkSold } from '../mark-sold/mark-sold.tsx';
import { sheet } from '../theme/desk.css.ts';
import * as styles from './dashboard.css.ts';
import { ListingsTable } from './listings-table.tsx';
import { MailNotice } from './mail-notice.tsx';
import { LISTINGS, MoreListings } from './more-listings.tsx';
import { PanelHead } from './panel-head.tsx';
import { SoldTable } from './sold-table.tsx';
import { useDesk } from './use-desk.ts';

const PropertyDialog = lazyDialog(
  () => import(/* webpackChunkName: "add-property" */ '../property-form/property-dialog.tsx'),
);

type Open = { kind: 'add' } | { kind: 'sold'; home: AdminPropertyFragment } | null;

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack gap="s4" align="start" role="alert" className={styles.message}>
      <Text>The properties could not be loaded.</Text>
      <Button tone="line" onClick={onRetry}>
        Retry
      </Button>
    </Stack>
  );
}

/** The agent's homes on the market and the latest sales, with the actions on them. */
export function Dashboard() {
  const [asked, setAsked] = useState(LISTINGS);
  const { viewer, loading, hasFailed, retry } = useDesk(asked);
  const [open, setOpen] = useState<Open>(null);
  // A late answer closes its own dialog, never one that was opened since.
  const close = () => setOpen((current) => (current === open ? null : current));

  return (
    <div className={styles.content}>
      <Panel as="section" tone="sheet" inset="none" className={sheet} aria-label="Active and pending">
        <PanelHead level={1} title="Active and pending">
          <Button tone="solid" size="small" onClick={() => setOpen({ kind: 'add' })}>
            Add property
          </Button>
        </PanelHead>
        {/* Below the head, which is there first and would be pushed down when the notice comes. */}
        {viewer && (
          <div className={styles.mail}>
            <MailNotice mail={viewer.mail} onRetried={retry} />
          </div>
        )}
        {loading && !viewer && (
          <Text role="status" className={styles.message}>
            Loading properties...
          </Text>
        )}
        {hasFailed && <Failed onRetry={retry} />}
        {viewer && <ListingsTable homes={viewer.listings} onMarkSold={(home) => setOpen({ kind: 'sold', home })} />}
        {viewer && viewer.listings.length >= LISTINGS && (
          <MoreListings
            count={viewer.listings.length}
            asked={asked}
            pending={loading}
            onMore={() => setAsked(asked + LISTINGS)}
          />
        )}
      </Panel>
      {viewer && (
        <Panel as="section" tone="sheet" inset="none" className={sheet} aria-label="Sold">
          <PanelHead level={2} title="Sold">
            <Text look="small">The last ten</Text>
          </PanelHead>
          <SoldTable homes={viewer.sold} />
        </Panel>
      )}
      {open?.kind === 'add' && <PropertyDialog onClose={close} onSaved={retry} />}
      {open?.kind === 'sold' && <MarkSold home={open.home} onClose={close} onSaved={retry} />}
    </div>
  );
}
