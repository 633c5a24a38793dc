import { documentOf, useMutation } from 'platform/apollo';
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button, Cluster, Text } from 'ui';
import { Field, Select, TextInput, useForm } from 'ui/form';
import { keepForm, readForm, type Texts } from '../device/form-drafts.ts';
import { changedFields, toldFields } from '../frame/changed-fields.ts';
import { AdminPerson, type PersonRowFragment, UpdatePerson, type WishesInput } from '../generated/operations.ts';
import { useLeaveGuard } from '../home/use-leave-guard.tsx';
import * as styles from '../people/people.css.ts';
import { isConflict, toastFailure } from '../property-form/errors.ts';
import { queryAsAgent } from '../session/as-agent.ts';
import { withSession } from '../session/sign-in-again.ts';
import { beginChange } from '../undo/undo.ts';
import { checkKnown, WrongFields } from './check-known.ts';
import { countOf, dollarsOf } from './typed-numbers.ts';

const textOf = (fields: FormData, name: string): string => String(fields.get(name) ?? '').trim();

type Known = { tags: string[]; wishes: WishesInput };

/** All wishes, in the order of the form. */
function wholeWishes(wishes: WishesInput | null | undefined): WishesInput {
  const { listingType = null, city = null, maxPrice = null, minBedrooms = null } = wishes ?? {};
  return { listingType, city, maxPrice, minBedrooms };
}

function knownOf(fields: FormData): Known {
  const listingType = textOf(fields, 'listingType');
  return {
    tags: textOf(fields, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    wishes: {
      listingType: listingType === 'sale' || listingType === 'rent' ? listingType : null,
      city: textOf(fields, 'city') || null,
      maxPrice: dollarsOf(textOf(fields, 'maxPrice')),
      minBedrooms: countOf(textOf(fields, 'minBedrooms')),
    },
  };
}

const knownBefore = ({ tags, wishes }: PersonRowFragment): Known => ({ tags, wishes: wholeWishes(wishes) });

/** The texts in the fields. */
const textsOf = ({ tags, wishes }: Known) => ({
  tags: tags.join(', '),
  listingType: wishes.listingType ?? '',
  city: wishes.city ?? '',
  maxPrice: String(wishes.maxPrice ?? ''),
  minBedrooms: String(wishes.minBedrooms ?? ''),
});

const draftOf = (personId: string) => `person:${personId}`;

type Left = { texts: Texts; before: Known };

/** Undefined if an older version of this page has stored something else. Changes by others are then not reported. */
function readBegan(began: string): Known | undefined {
  try {
    const { tags, wishes } = JSON.parse(began) as Partial<Known>;
    return Array.isArray(tags) && typeof wishes === 'object' ? { tags, wishes: wholeWishes(wishes) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What was typed and not saved, and the values that the fields had at first: the gateway compares those with the
 * present ones.
 */
function readLeft(person: PersonRowFragment): Left | undefined {
  const { began, ...texts } = readForm(draftOf(person.id)) ?? {};
  if (began === undefined) return undefined;
  const now = knownBefore(person);
  const then = readBegan(began) ?? now;
  const { tags, ...wishes } = texts;
  const hasWishes = Object.keys(wishes).length > 0;
  return {
    texts,
    before: { tags: tags === undefined ? now.tags : then.tags, wishes: hasWishes ? then.wishes : now.wishes },
  };
}

/** The fields that are shown now, which may be others than those that were kept. */
type Shown = {
  /** After Undo: shows what stood there before `known`, but for what was typed since. */
  takeBack: (known: Known, was: Known) => void;
};

type FieldsProps = {
  ref: Ref<Shown>;
  person: PersonRowFragment;
  left: Left | undefined;
  onDrop: () => void;
  onType: () => void;
  onSend: () => void;
  onKept: () => void;
  onTakenBack: Shown['takeBack'];
};

function Fields({ ref, person, left, onDrop, onType, onSend, onKept, onTakenBack }: FieldsProps) {
  const { id, name, email } = person;
  const draft = draftOf(id);
  const [update] = useMutation(documentOf(UpdatePerson));
  /** The values that the fields had at first, then those that were saved last. Other changes are somebody else's. */
  const before = useRef(left?.before ?? knownBefore(person));
  const [shown] = useState(() => ({ ...textsOf(knownBefore(person)), ...left?.texts }));
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    takeBack(known, was) {
      before.current = was;
      if (!form.current) return;
      const now: Texts = textsOf(knownOf(new FormData(form.current)));
      const kept: Texts = textsOf(known);
      const earlier: Texts = textsOf(was);
      for (const field of form.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'))
        if (now[field.name] === kept[field.name]) field.value = earlier[field.name] ?? '';
    },
  }));
  /** Rejects with CONFLICT if somebody else has changed one of these fields. */
  const write = (was: Known, known: Known) => {
    const changed = { input: changedFields(was, known), expected: changedFields(known, was) };
    return withSession(() => update({ variables: { id, ...changed }, refetchQueries: 'active' }), `UpdatePerson ${id}`);
  };

  /** The form shows what somebody else has changed. An agent who saves again has read it. */
  async function noteTheirs(was: Known, known: Known): Promise<void> {
    const { person: now } = await queryAsAgent(AdminPerson, { id });
    if (now) before.current = toldFields(was, known, knownBefore(now));
  }

  const { errors, isPending, formProps } = useForm<Known>({
    read: (fields) => ({ ok: true, value: knownOf(fields) }),
    send: async (known) => {
      // Before anything is awaited: what is typed from now on is not in `known`.
      onSend();
      await checkKnown(known);
      const offer = beginChange();
      const was = before.current;
      try {
        await write(was, known);
      } catch (error) {
        if (isConflict(error)) await noteTheirs(was, known);
        throw error;
      }
      before.current = known;
      onKept();
      offer(name ?? email, 'is kept so', async () => {
        await write(known, was);
        // Otherwise the next press would take what still stands there for kept.
        onTakenBack(known, was);
      });
    },
    explain: (error) =>
      error instanceof WrongFields
        ? { words: '', errors: error.fields }
        : toastFailure(error, isConflict(error) ? 'Keep again to put yours in its place.' : ''),
  });

  /** Stores only the changed fields on the device. The others are loaded anew. */
  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const first: Record<string, string> = textsOf(before.current);
    const typed = [...new FormData(currentTarget)].map(([field, text]) => [field, String(text)] as const);
    const changed = typed.filter(([field, text]) => text !== first[field]);
    const began = JSON.stringify(before.current);
    keepForm(draft, changed.length > 0 ? { ...Object.fromEntries(changed), began } : null);
    onType();
  }

  return (
    <form ref={form} {...formProps} onInput={handleInput} className={styles.form}>
      <Field label="Tags" hint="With commas between" error={errors.tags}>
        <TextInput name="tags" defaultValue={shown.tags} />
      </Field>
      <Field label="Looks for">
        <Select name="listingType" defaultValue={shown.listingType}>
          <option value="">Either</option>
          <option value="sale">To buy</option>
          <option value="rent">To rent</option>
        </Select>
      </Field>
      <Field label="Town" error={errors.city}>
        <TextInput name="city" defaultValue={shown.city} />
      </Field>
      <Field label="Up to, in dollars" error={errors.maxPrice}>
        <TextInput name="maxPrice" inputMode="numeric" defaultValue={shown.maxPrice} />
      </Field>
      <Field label="Beds at least" error={errors.minBedrooms}>
        <TextInput name="minBedrooms" inputMode="decimal" defaultValue={shown.minBedrooms} />
      </Field>
      {left && (
        <Cluster gap="s3">
          <Text look="small">You left this before it was kept.</Text>
          <Button tone="line" size="small" onClick={onDrop}>
            Drop it
          </Button>
        </Cluster>
      )}
      <Button type="submit" tone="line" size="small" pending={isPending}>
        {isPending ? 'Keeping...' : 'Keep'}
      </Button>
    </form>
  );
}

const wordsOf = ({ tags, wishes }: PersonRowFragment): string => JSON.stringify([tags, wishes]);

/**
 * What the agent knows about a person: tags and wishes. What was typed stays until it is saved, whatever is loaded
 * meanwhile.
 */
export function KnownForm({ person }: { person: PersonRowFragment }) {
  const [left, setLeft] = useState(() => readLeft(person));
  const [hasDropped, setDropped] = useState(false);
  /** The values that the fields had at first, while something is typed. */
  const [begun, setBegun] = useState(() => (left ? wordsOf(person) : null));
  const isTypedSince = useRef(false);
  const fields = useRef<Shown>(null);
  const shown = begun ?? wordsOf(person);
  const leaving = useLeaveGuard(begun !== null, 'saved');

  function settle(): void {
    keepForm(draftOf(person.id), null);
    setLeft(undefined);
    setBegun(null);
  }

  return (
    <>
      {leaving}
      <Fields
        key={`${hasDropped} ${shown}`}
        ref={fields}
        person={person}
        left={left}
        onDrop={() => {
          settle();
          setDropped(true);
        }}
        onType={() => {
          isTypedSince.current = true;
          setBegun(shown);
        }}
        onSend={() => {
          isTypedSince.current = false;
        }}
        onKept={() => {
          if (!isTypedSince.current) settle();
        }}
        onTakenBack={(known, was) => fields.current?.takeBack(known, was)}
      />
    </>
  );
}
