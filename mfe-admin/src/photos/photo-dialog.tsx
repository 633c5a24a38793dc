import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Focus } from 'schema';
import { Button, Stack } from 'ui';
import { Field, TextInput } from 'ui/form';
import { FormDialog } from '../frame/form-dialog.tsx';
import { FocusChoice, MIDDLE } from './focus-choice.tsx';
import type { GridPhoto } from './photo.ts';
import * as styles from './photos.css.ts';
import { SmallPicture } from './small-picture.tsx';

type PhotoDialogProps = {
  photo: GridPhoto;
  /** 1 is the cover. */
  place: number;
  onClose: () => void;
  /** Resolves with whether it is kept. */
  onDescribe: (text: string) => Promise<boolean>;
  /** Absent: the point cannot be chosen yet. */
  onFocus: ((focus: Focus | null) => Promise<boolean>) | undefined;
  onCover: () => void;
  onRemove: () => void;
};

/** The longest text that the gateway accepts. */
const LONGEST = 300;
const MANY_WORDS = 4;

/** What a text still lacks for people who cannot see the photo. */
function hintFor(text: string): string {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0)
    return 'Nobody who cannot see it knows what it shows. Name the room, and what is special in it.';
  if (/^(?:a |the )?(?:photo|picture|image|img)\b/i.test(text))
    return 'That it is a photo is known: begin with what it shows.';
  if (words.length < MANY_WORDS) return 'A little more: which room, and what stands out?';
  return 'Good: said to those who cannot see the photo, and to search engines.';
}

const sayChanged = (theirs: string): string =>
  `Another device ${theirs ? `wrote “${theirs}”` : 'took the text away'} meanwhile. Keep again to put yours in its place.`;

const isSame = (a: Focus, b: Focus): boolean => a.x === b.x && a.y === b.y;

/** One photo: its text, the point that crops keep, and its actions. */
export function PhotoDialog({ photo, place, onClose, onDescribe, onFocus, onCover, onRemove }: PhotoDialogProps) {
  /**
   * `over`: what stood there before. If it is another by now, it is another device's, which is shown before it is replaced.
   * Undefined: nothing is typed, and what stands there is shown, whoever has written it.
   */
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const [chosen, setChosen] = useState<{ focus: Focus; over: Focus }>();
  const [isPending, setPending] = useState(false);
  const point = photo.focus ?? MIDDLE;
  const text = typed?.text ?? photo.text;
  const focus = chosen?.focus ?? point;
  const theirs = typed && photo.text !== typed.over && photo.text !== text.trim() ? photo.text : undefined;
  const theirPoint = chosen && !isSame(point, chosen.over) && !isSame(point, focus) ? point : undefined;
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const choose = (focus: Focus) => setChosen((now) => ({ focus, over: now?.over ?? point }));
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };

  async function isKept(): Promise<boolean> {
    const kept = text.trim();
    if (kept !== photo.text && !(await onDescribe(kept))) return false;
    setTyped((now) => now && { ...now, over: kept });
    if (!onFocus || isSame(focus, point)) return true;
    return onFocus(isSame(focus, MIDDLE) ? null : focus);
  }

  /** Closes once it is kept, so that what was typed is still there if it is refused or the line is gone. */
  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    setPending(true);
    if (!(await isKept())) return setPending(false);
    // Closed by hand meanwhile, it must not close the one that is open since.
    if (isOpen.current) onClose();
  }

  return (
    <FormDialog onClose={onClose} title={place === 1 ? 'The cover' : `Photo ${place}`}>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap="s4">
          {onFocus ? (
            <FocusChoice photo={photo} focus={focus} theirs={theirPoint} onChange={choose} />
          ) : (
            <SmallPicture src={photo.src} whole={photo.whole} alt="" className={styles.large} />
          )}
          <Field label="What it shows" hint={hintFor(text)} error={theirs !== undefined && sayChanged(theirs)}>
            <TextInput
              name="alt"
              value={text}
              maxLength={LONGEST}
              placeholder="A blue parlor with a fireplace"
              onChange={({ target }) => setTyped({ text: target.value, over: typed?.over ?? photo.text })}
            />
          </Field>
          <div className={styles.deeds}>
            <Button tone="line" size="small" onClick={closing(onRemove)}>
              Take away
            </Button>
            {place > 1 && (
              <Button tone="line" size="small" onClick={closing(onCover)}>
                Make it the cover
              </Button>
            )}
            <Button type="submit" tone="solid" size="small" pending={isPending}>
              {isPending ? 'Keeping...' : 'Keep'}
            </Button>
          </div>
        </Stack>
      </form>
    </FormDialog>
  );
}
