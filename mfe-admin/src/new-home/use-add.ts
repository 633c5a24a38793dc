import { toast, useNavigate } from 'platform';
import { useState } from 'react';
import type { FieldErrors } from 'ui/form';
import { keepForm, readForm } from '../device/form-drafts.ts';
import { newId } from '../device/new-id.ts';
import { AddHome, ArchiveHome, DescribeHomePhoto, type NewProperty } from '../generated/operations.ts';
import { checkHome } from '../home/check-home.ts';
import { type DraftPhoto, readDraft } from '../home/draft.ts';
import { changeOf, type Edits } from '../home/edits.ts';
import { blankHome, NEW_HOME } from '../home/new-home.ts';
import { isConflict, toastFailure } from '../property-form/errors.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { refetchAll } from '../session/use-agent-query.ts';
import { beginChange } from '../undo/undo.ts';

type AddProps = {
  edits: Edits;
  photos: readonly DraftPhoto[];
  /** How many photos are still being uploaded. */
  underWay: number;
  onAdded: () => void;
  onWrong: (errors: FieldErrors) => void;
};

const inputOf = (edits: Edits): object => ({ state: blankHome.state, ...changeOf(edits) });

/** Alternative texts are sent after the home, because only photos of a home can have one. */
async function describe(propertyId: string, photos: readonly DraftPhoto[]): Promise<void> {
  for (const { file, text } of photos)
    if (text) await mutateAsAgent(DescribeHomePhoto, { propertyId, file, alt: text });
}

/** Where the id of a home that was sent is stored, beside its draft. */
const SENT = 'new-home';

/** Sent twice, as after a lost answer, it is one home, also after the page was loaded anew. */
const idOfNew = (): string => (readDraft(NEW_HOME) && readForm(SENT)?.id) ?? newId();

/** The page of the home, which may be open, shows it in the archive. */
const takeBack = (id: string) => () => mutateAsAgent(ArchiveHome, { id }).then(refetchAll);

const sayUnderWay = (count: number): void =>
  toast({
    title: count === 1 ? 'One photo is not up yet' : `${count} photos are not up yet`,
    description: 'Wait, try again, or take out what fails.',
    variant: 'destructive',
  });

/** Puts a new home on the site, or adds it as a draft. */
export function useAdd({ edits, photos, underWay, onAdded, onWrong }: AddProps) {
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const navigate = useNavigate();
  const [id, setId] = useState(idOfNew);

  function say(wrong: FieldErrors): void {
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) onWrong(wrong);
  }

  async function add(input: NewProperty): Promise<void> {
    const offer = beginChange();
    const { createProperty: home } = await mutateAsAgent(AddHome, { input });
    onAdded();
    keepForm(SENT, null);
    await describe(home.id, photos).catch(toastFailure);
    await navigate(`/admin/homes/${home.id}`, { replace: true });
    if (home.isDraft) toast({ title: `${home.address} is kept`, description: 'Visitors do not see it yet.' });
    else offer(home.address, 'is on the site', takeBack(home.id));
  }

  async function put(isDraft: boolean): Promise<void> {
    if (isPending) return;
    // When the home is added, this page closes, and unfinished uploads would be lost.
    if (underWay > 0) return sayUnderWay(underWay);
    const typed = inputOf(edits);
    setPending(true);
    try {
      const wrong = await checkHome('added', typed);
      say(wrong);
      if (Object.keys(wrong).length > 0) return;
      keepForm(SENT, { id });
      await add({ ...(typed as NewProperty), id, isDraft, images: photos.map(({ file }) => file) });
    } catch (error) {
      // The gateway has the first home, but its answer was lost, and it was changed here since.
      if (isConflict(error)) setId(newId());
      const advice = isConflict(error) ? 'Press again, and this is another home.' : 'What you typed is kept.';
      say(toastFailure(error, advice).errors);
    } finally {
      setPending(false);
    }
  }

  return { isPending, errors, put: () => void put(false), keepAsDraft: () => void put(true) };
}
