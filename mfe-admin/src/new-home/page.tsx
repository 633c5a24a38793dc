import { useRef, useState } from 'react';
import { Button, cx } from 'ui';
import { AdminPage } from '../frame/admin-page.tsx';
import { narrow } from '../frame/measures.ts';
import { useMedia } from '../frame/use-media.ts';
import { typed } from '../home/edits.ts';
import * as styles from '../home/home.css.ts';
import { HomeForm } from '../home/home-form.tsx';
import { KeptLine } from '../home/kept-line.tsx';
import { blankHome, NEW_HOME } from '../home/new-home.ts';
import { RestoredNotice } from '../home/restored-notice.tsx';
import { tellWrong } from '../home/tell-wrong.ts';
import { useDraft } from '../home/use-draft.ts';
import { useLeaveGuard } from '../home/use-leave-guard.tsx';
import { lastHomes } from '../homes/homes-filter.ts';
import { Photos } from '../photos/photos.tsx';
import { signedIn } from '../session/signed-in.ts';
import { act } from '../theme/desk.css.ts';
import { useAdd } from './use-add.ts';
import { useDraftPhotos } from './use-draft-photos.ts';

export const loader = signedIn();

/** A home that is only on this device. On phones the photos come first, for the keyboard, too. */
export function Component() {
  const form = useRef<HTMLFormElement>(null);
  const isNarrow = useMedia(narrow);
  const draft = useDraft(NEW_HOME);
  const { edits, keep, keptAt, isRefused, restoredAt } = draft;
  const photos = useDraftPhotos(draft);
  const isEdited = Object.keys(edits).length > 0 || draft.photos.length > 0;
  const [underWay, setUnderWay] = useState(0);
  const adding = useAdd({
    edits,
    photos: draft.photos,
    underWay,
    onAdded: () => keep({}, []),
    onWrong: (wrong) => tellWrong(form.current, wrong),
  });
  // Without a home they cannot wait on the device, as photos of a home do.
  const isUploading = underWay > 0;
  const leaving = useLeaveGuard((isEdited || isUploading) && !adding.isPending, isUploading ? 'uploading' : 'live');
  const asDraft = (
    <Button tone="line" size="small" disabled={adding.isPending} onClick={adding.keepAsDraft}>
      Keep as draft
    </Button>
  );
  const put = (
    <Button tone="brass" size="small" className={act} pending={adding.isPending} onClick={adding.put}>
      {adding.isPending ? 'Putting live…' : 'Put live'}
    </Button>
  );
  const keptLine = <KeptLine isEdited={isEdited} keptAt={keptAt} isRefused={isRefused} />;

  const fields = (
    <div key="fields" className={styles.stack}>
      <HomeForm
        live={blankHome}
        edits={edits}
        errors={adding.errors}
        isSold={false}
        isNew
        onType={(name, text) => keep(typed(edits, blankHome, name, text))}
      />
    </div>
  );
  const pictures = (
    <div key="photos" className={cx(styles.stack, isNarrow && styles.first)}>
      <Photos {...photos} onUnderWay={setUnderWay} />
    </div>
  );

  return (
    <AdminPage
      title="A new home"
      back={{ to: lastHomes(), label: 'Homes' }}
      actions={
        <>
          {keptLine}
          {asDraft}
          {put}
        </>
      }
      hasDock
    >
      {restoredAt && isEdited && <RestoredNotice at={restoredAt} onDrop={() => keep({}, [])} />}
      <form
        ref={form}
        noValidate
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault();
          if (event.target === event.currentTarget) adding.put();
        }}
      >
        {isNarrow ? [pictures, fields] : [fields, pictures]}
      </form>
      <div className={cx(styles.dock, styles.dockOfTwo)}>
        {isRefused && <div className={styles.acrossDock}>{keptLine}</div>}
        {asDraft}
        {put}
      </div>
      {leaving}
    </AdminPage>
  );
}
