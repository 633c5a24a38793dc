import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'ui/form';
import { Field, TextArea, TextInput } from 'ui/form';
import { type Facts, fillIn, takeOut, withReply } from './placeholders.ts';
import { SavedReplies } from './saved-replies.tsx';

type Letter = { subject: string; body: string };

type LetterFieldsProps = {
  letter: Letter;
  /** The message that the letter had by itself. */
  untouched?: string;
  onChange: (part: Partial<Letter>) => void;
  facts: Facts;
  errors: FieldErrors;
  /** False: a text, which has no subject. */
  isMail: boolean;
  /** False: another field comes before the letter. */
  isAlone?: boolean;
};

/** Where a field with the focus brings no keyboard that covers half of the screen. */
const hasKeys = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The message, which can be changed before it is sent, and saved replies to begin with. */
export function LetterFields(props: LetterFieldsProps) {
  const { letter, untouched = '', onChange, facts, errors, isMail, isAlone = true } = props;
  const message = useRef<HTMLTextAreaElement>(null);
  // After the dialog, which gives the focus to its first button: that is another one once the replies are there.
  useEffect(() => {
    if (isAlone && hasKeys()) queueMicrotask(() => message.current?.focus());
  }, [isAlone]);

  function choose(body: string, all: readonly string[]): void {
    const others = [untouched, ...all.map((one) => fillIn(one, facts))];
    onChange({ body: withReply(letter.body, fillIn(body, facts), others) });
  }

  return (
    <>
      <SavedReplies onChoose={choose} words={takeOut(letter.body, facts)} />
      {isMail && (
        <Field label="Subject" error={errors.subject} isRequired>
          <TextInput
            name="subject"
            value={letter.subject}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        </Field>
      )}
      <Field label="Message" error={errors.body} isRequired={isMail}>
        <TextArea
          ref={message}
          name="body"
          rows={9}
          value={letter.body}
          onChange={(event) => onChange({ body: event.target.value })}
        />
      </Field>
    </>
  );
}
