import { documentOf, useMutation, useQuery } from 'platform/apollo';
import { useRef, useState } from 'react';
import { Button, CloseIcon, Cluster, Stack } from 'ui';
import { Field, TextInput } from 'ui/form';
import { focusQuietly } from '../frame/focus-quietly.ts';
import {
  CreateSavedReply,
  DeleteSavedReply,
  type KeptReplyFragment,
  SavedReplies as SavedRepliesQuery,
  UpdateSavedReply,
} from '../generated/operations.ts';
import { onEnter } from '../keys/on-enter.ts';
import { toastFailure, unlessGone } from '../property-form/errors.ts';
import { SignedOut, withSession } from '../session/sign-in-again.ts';
import * as styles from './answer.css.ts';

type SavedRepliesProps = {
  /** `all`: each of the replies, one of which may be in the letter already. */
  onChoose: (body: string, all: readonly string[]) => void;
  /** The present text with placeholders, which would be saved. */
  words: string;
};

const refetchQueries = 'active';

const isTitled = (reply: KeptReplyFragment, title: string): boolean =>
  reply.title.toLowerCase() === title.trim().toLowerCase();

/** Saves the text under a title. An existing title means that this reply is changed. */
function KeepForm({
  words,
  askReplies,
  onDone,
}: {
  words: string;
  askReplies: () => Promise<readonly KeptReplyFragment[]>;
  onDone: () => void;
}) {
  const [create] = useMutation(documentOf(CreateSavedReply), { refetchQueries });
  // Not asked again: while a list is being asked for, it shows nothing of the answer to this.
  const [update] = useMutation(documentOf(UpdateSavedReply));
  const [title, setTitle] = useState('');
  const isKeeping = useRef(false);
  const isWhole = Boolean(title.trim() && words.trim());

  /** Once at a time: two presses would be two replies of one title. */
  async function keep(): Promise<void> {
    if (!isWhole || isKeeping.current) return;
    isKeeping.current = true;
    const input = { title, body: words };
    try {
      await withSession<unknown>(async () => {
        // As they are now: one whose answer was lost is not shown yet.
        const replies = await askReplies();
        const known = replies.find((reply) => isTitled(reply, title));
        return known ? update({ variables: { id: known.id, input } }) : create({ variables: { input } });
      }, `SaveReply ${title}`);
      onDone();
    } catch (error) {
      toastFailure(error);
    } finally {
      isKeeping.current = false;
    }
  }

  // It stands in the letter's own form, which Enter would send.
  const handleKey = onEnter(() => void keep());

  return (
    <Stack gap="s3">
      <Field label="Keep these words as" hint="Name, home and your own name stay open: {name}, {home}, {agent}.">
        <TextInput value={title} onChange={(event) => setTitle(event.target.value)} onKeyDown={handleKey} />
      </Field>
      <Cluster gap="s3">
        <Button tone="line" size="small" disabled={!isWhole} onClick={() => void keep()}>
          Keep
        </Button>
        <Button tone="line" size="small" onClick={onDone}>
          Leave it
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The agent's saved replies, to begin with. */
export function SavedReplies({ onChoose, words }: SavedRepliesProps) {
  const { data, refetch } = useQuery(documentOf(SavedRepliesQuery));
  const [create] = useMutation(documentOf(CreateSavedReply), { refetchQueries });
  const [remove] = useMutation(documentOf(DeleteSavedReply), { refetchQueries });
  const [chosenId, setChosen] = useState<string | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<readonly KeptReplyFragment[]>([]);
  const [isKeeping, setKeeping] = useState(false);
  const replies = data?.viewer?.savedReplies ?? [];
  const chosen = replies.find(({ id }) => id === chosenId);
  /** Can be put back as long as the letter is open: they may stand nowhere else. The sheet covers what Undo is offered in. */
  const gone = removed.filter(({ title }) => !replies.some((reply) => isTitled(reply, title)));
  // The button that was pressed goes.
  const keepFocus = () => place.current && focusQuietly(place.current);

  async function askReplies(): Promise<readonly KeptReplyFragment[]> {
    const { viewer } = (await refetch()).data ?? {};
    if (!viewer) throw new SignedOut();
    return viewer.savedReplies;
  }

  async function handleRemove(reply: KeptReplyFragment): Promise<void> {
    try {
      await withSession(() => remove({ variables: { id: reply.id } }), `DeleteSavedReply ${reply.id}`).catch(
        async (error) => {
          unlessGone(error);
          await refetch();
        },
      );
      setChosen(null);
      setRemoved((others) => [...others.filter(({ title }) => !isTitled(reply, title)), reply]);
      keepFocus();
    } catch (error) {
      toastFailure(error);
    }
  }

  async function putBack({ title, body }: KeptReplyFragment): Promise<void> {
    try {
      await withSession(async () => {
        // As they are now: another tab may have kept other words under its title, which stand.
        const isKnown = (await askReplies()).some((reply) => isTitled(reply, title));
        if (!isKnown) await create({ variables: { input: { title, body } } });
      }, `SaveReply ${title}`);
      keepFocus();
    } catch (error) {
      toastFailure(error);
    }
  }

  return (
    <Stack gap="s3">
      <fieldset ref={place} className={styles.replies} aria-label="Begin with">
        {replies.map((reply) => (
          <button
            key={reply.id}
            type="button"
            className={styles.chip}
            aria-pressed={reply === chosen}
            onClick={() => {
              setChosen(reply.id);
              onChoose(
                reply.body,
                replies.map(({ body }) => body),
              );
            }}
          >
            {reply.title}
          </button>
        ))}
        <button type="button" className={styles.chip} onClick={() => setKeeping(true)}>
          Keep as a reply
        </button>
        {chosen && (
          <button type="button" className={styles.chip} onClick={() => void handleRemove(chosen)}>
            <CloseIcon width={12} height={12} /> Remove “{chosen.title}”
          </button>
        )}
        {gone.map((reply) => (
          <button key={reply.id} type="button" className={styles.chip} onClick={() => void putBack(reply)}>
            Put “{reply.title}” back
          </button>
        ))}
      </fieldset>
      {isKeeping && <KeepForm words={words} askReplies={askReplies} onDone={() => setKeeping(false)} />}
    </Stack>
  );
}
