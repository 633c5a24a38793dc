import { toast } from 'platform';
import { useEffect, useRef, useState } from 'react';
import { homeStatusOf } from 'schema';
import { Button } from 'ui';
import { momentInWords } from '../clock/new-york.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { focusQuietly } from '../frame/focus-quietly.ts';
import { DownIcon } from '../frame/icons.tsx';
import { lazyDialog } from '../frame/lazy-dialog.tsx';
import type { HomeDetailsFragment } from '../generated/operations.ts';
import { lastHomes } from '../homes/homes-filter.ts';
import { useStanding } from '../homes/use-standing.ts';
import { OpenHouses } from '../open-houses/open-houses.tsx';
import { FittingPeople } from '../people/fitting.tsx';
import { Photos } from '../photos/photos.tsx';
import { useHomePhotos } from '../photos/use-home-photos.ts';
import { act } from '../theme/desk.css.ts';
import { ValueEstimate } from '../value-estimate/value-estimate.tsx';
import { keepDraft } from './draft.ts';
import { conflictsOf, typed } from './edits.ts';
import { GoingLive } from './going-live.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { History } from './history.tsx';
import * as styles from './home.css.ts';
import { valuesOf } from './home-fields.ts';
import { HomeForm } from './home-form.tsx';
import { KeptLine } from './kept-line.tsx';
import { MoreMenu } from './more-menu.tsx';
import { openPreview } from './open-preview.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { StatusChoice } from './status-choice.tsx';
import { tellWrong } from './tell-wrong.ts';
import { useDraft } from './use-draft.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';
import { useSave } from './use-save.ts';

const ConflictDialog = lazyDialog(() => import(/* webpackChunkName: "conflict" */ './conflict-dialog.tsx'));
const DeleteDialog = lazyDialog(() => import(/* webpackChunkName: "delete-home" */ './delete-dialog.tsx'));

type EditorProps = {
  home: HomeDetailsFragment;
  /** It was deleted elsewhere. What was typed is kept nowhere but on this page. */
  isGone: boolean;
  adopt: (home: HomeDetailsFragment) => void;
  refetch: () => void;
};

/** Back does not ask. The next page shows a message that nothing was lost. */
function useSaidOnLeaving(address: string, isEdited: boolean): void {
  const left = useRef({ address, isEdited });
  useEffect(() => {
    left.current = { address, isEdited };
  }, [address, isEdited]);
  useEffect(
    () => () => {
      if (!left.current.isEdited) return;
      toast({
        title: `${left.current.address} is not live as you left it`,
        description: 'What you typed is kept on this device.',
      });
    },
    [],
  );
}

/** Scrolls there, and keyboards go on from there. */
function goTo(place: HTMLElement | null): void {
  if (!place) return;
  focusQuietly(place);
  place.scrollIntoView();
}

/** One home: all fields, its status, and the edits that are not live yet. */
export function Editor({ home, isGone, adopt, refetch }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const pictures = useRef<HTMLDivElement>(null);
  const { edits, keep, keptAt, isRefused, restoredAt } = useDraft(home.id);
  const live = valuesOf(home);
  const isEdited = Object.keys(edits).length > 0;
  const saving = useSave({
    home,
    edits,
    adopt,
    keep,
    onWrong: (wrong) => tellWrong(form.current, wrong),
    onGone: refetch,
  });
  const standing = useStanding<HomeDetailsFragment>(adopt, refetch);
  const photos = useHomePhotos(home, adopt);
  const duplicate = useDuplicate();
  const [isDeleting, setDeleting] = useState(false);
  const leaving = useLeaveGuard(isEdited, isGone ? 'gone' : 'live');
  useSaidOnLeaving(home.address, isEdited && !isGone);
  // No page would offer it again.
  useEffect(() => {
    if (isGone) keepDraft(home.id, {});
  }, [isGone, home.id, edits]);

  const words = home.archivedAt ? ['Save', 'Saving'] : ['Put live', 'Putting live'];
  const put = (
    <Button
      tone="brass"
      size="small"
      className={act}
      disabled={!isEdited || isGone}
      pending={saving.isPending}
      onClick={saving.putLive}
    >
      {saving.isPending ? `${words[1]}…` : words[0]}
    </Button>
  );
  const keptLine = !isGone && <KeptLine isEdited={isEdited} keptAt={keptAt} isRefused={isRefused} />;
  const isArchived = homeStatusOf(home) === 'archived';
  const more = (
    <MoreMenu
      items={[
        { words: 'Preview', onPress: () => void openPreview(home, edits) },
        { words: 'Duplicate', onPress: () => void duplicate(home) },
        ...(home.archivedAt ? [] : [{ words: 'See it on the site', to: `/properties/${home.id}` }]),
        ...(isArchived ? [] : [{ words: 'Archive', onPress: () => void standing.moveTo(home, 'archived') }]),
        ...(home.archivedAt ? [{ words: 'Delete', onPress: () => setDeleting(true) }] : []),
      ]}
    />
  );

  return (
    <AdminPage
      title={home.address}
      back={{ to: lastHomes(), label: 'Homes' }}
      actions={
        <>
          {keptLine}
          {more}
          {put}
        </>
      }
      narrowActions={more}
      hasDock
    >
      {isGone && <GoneNotice />}
      {restoredAt && isEdited && !isGone && <RestoredNotice at={restoredAt} onDrop={() => keep({})} />}
      <form
        ref={form}
        noValidate
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault();
          // Submits from forms in dialogs bubble to this form, too.
          if (event.target === event.currentTarget) saving.putLive();
        }}
      >
        <div className={styles.stack}>
          {home.archivedAt ? (
            <GoingLive home={home} adopt={adopt} onLive={() => void standing.restore(home)} />
          ) : (
            <StatusChoice home={home} standing={standing} onSold={refetch} />
          )}
          <button type="button" className={styles.jump} onClick={() => goTo(pictures.current)}>
            To the photos
            <DownIcon className={styles.keptSign} />
          </button>
          <HomeForm
            live={live}
            edits={edits}
            errors={saving.errors}
            isSold={home.status === 'sold'}
            onType={(name, text) => keep(typed(edits, live, name, text))}
          />
        </div>
        <div ref={pictures} className={styles.stack}>
          <Photos {...photos} />
          <OpenHouses propertyId={home.id} />
          <ValueEstimate propertyId={home.id} />
          <FittingPeople homeId={home.id} />
          <History home={home} />
        </div>
      </form>
      <div className={styles.dock}>
        {isEdited || isGone ? (
          keptLine
        ) : (
          <span className={styles.kept}>{home.archivedAt ? 'Everything is kept' : 'Everything is live'}</span>
        )}
        {put}
      </div>
      {saving.conflict && (
        <ConflictDialog
          names={conflictsOf(valuesOf(saving.conflict), edits)}
          edits={edits}
          live={valuesOf(saving.conflict)}
          changedAt={momentInWords(saving.conflict.updatedAt)}
          onClose={saving.later}
          onChoose={saving.choose}
        />
      )}
      {isDeleting && <DeleteDialog home={home} onClose={() => setDeleting(false)} />}
      {leaving}
    </AdminPage>
  );
}
