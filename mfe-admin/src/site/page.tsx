import { useRef } from 'react';
import { Button, Skeleton } from 'ui';
import { focusFirst } from 'ui/form';
import { AdminPage } from '../frame/admin-page.tsx';
import { Failed } from '../frame/failed.tsx';
import { Section } from '../frame/section.tsx';
import { PreviewSite } from '../generated/operations.ts';
import * as home from '../home/home.css.ts';
import { KeptLine } from '../home/kept-line.tsx';
import { MoreMenu } from '../home/more-menu.tsx';
import { RestoredNotice } from '../home/restored-notice.tsx';
import { useLeaveGuard } from '../home/use-leave-guard.tsx';
import { mutateAsAgent } from '../session/as-agent.ts';
import { signedIn } from '../session/signed-in.ts';
import { act } from '../theme/desk.css.ts';
import { PhotoField } from './photo-field.tsx';
import { changeOf } from './site-edits.ts';
import { SiteField } from './site-field.tsx';
import { sections } from './site-words.ts';
import { type SiteContent, useSiteContent } from './use-site.ts';
import { Versions } from './versions.tsx';

export const loader = signedIn();

/** The tab must be opened at once: browsers block one that is opened after an await. */
async function openPreview({ edits, live, refuse }: SiteContent, page: 'homePath' | 'aboutPath'): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const input = { fields: live ? changeOf(edits, live) : [] };
    const path = (await mutateAsAgent(PreviewSite, { input })).previewSite[page];
    if (tab) tab.location.href = path;
    else location.assign(path);
  } catch (error) {
    tab?.close();
    refuse(error);
  }
}

function Fields({ site }: { site: SiteContent }) {
  return (
    <>
      {sections.map(({ title, aside, rows }) => (
        <Section key={title} title={title} aside={aside}>
          {rows.map(([name, label, look, hint]) =>
            look === 'photo' ? (
              <PhotoField key={name} name={name} label={label} hint={hint} site={site} />
            ) : (
              <SiteField key={name} name={name} label={label} look={look} hint={hint} site={site} />
            ),
          )}
        </Section>
      ))}
    </>
  );
}

export function Component() {
  const form = useRef<HTMLFormElement>(null);
  const site = useSiteContent((wrong) => form.current && focusFirst(form.current, wrong));
  const isEdited = Object.keys(site.edits).length > 0;
  const leaving = useLeaveGuard(isEdited);
  const put = (
    <Button
      tone="brass"
      size="small"
      className={act}
      disabled={!isEdited || !site.content}
      pending={site.isPending}
      onClick={site.putLive}
    >
      {site.isPending ? 'Putting live…' : 'Put live'}
    </Button>
  );
  const keptLine = <KeptLine isEdited={isEdited} keptAt={site.keptAt} isRefused={site.isRefused} />;
  const more = (
    <MoreMenu
      items={[
        { words: 'Preview the about page', onPress: () => void openPreview(site, 'aboutPath') },
        { words: 'Preview the home page', onPress: () => void openPreview(site, 'homePath') },
      ]}
    />
  );
  return (
    <AdminPage
      title="Site"
      aside="Who you are, as visitors read it"
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
      {!site.content && !site.hasFailed && (
        <div role="status" aria-label="Loading the site">
          <Skeleton height={240} />
        </div>
      )}
      {!site.content && site.hasFailed && <Failed what="The site" onRetry={site.refetch} />}
      {site.restoredAt && isEdited && <RestoredNotice at={site.restoredAt} onDrop={() => site.keep({})} />}
      {site.content && (
        <form
          ref={form}
          noValidate
          className={home.editor}
          onSubmit={(event) => {
            event.preventDefault();
            site.putLive();
          }}
        >
          <div className={home.stack}>
            <Fields site={site} />
          </div>
          <div className={home.stack}>
            <Versions {...site} />
          </div>
        </form>
      )}
      <div className={home.dock}>
        {isEdited ? keptLine : <span className={home.kept}>Everything is live</span>}
        {put}
      </div>
      {leaving}
    </AdminPage>
  );
}
