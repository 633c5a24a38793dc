// Generates input that no normal client sends, but an attacker may.
import fc from 'fast-check';
import type { Call } from './call-operation.ts';

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom("'; drop table users; --", '\0', '\ud800', '%_\\', '../../etc/passwd', '{{7*7}}', '<script>', ''),
  fc.constantFrom('x'.repeat(20_000), '0', '-1', '1e999', '9'.repeat(30), '2026-13-45', '+275760-09-13T00:00:00.001Z'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const numbers = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(2 ** 31, 2 ** 53, -(2 ** 63), 0.1));

const value = fc.oneof(
  texts,
  numbers,
  fc.boolean(),
  fc.constant(null),
  fc.array(texts, { maxLength: 70 }),
  fc.jsonValue(),
);

const id = fc.oneof(texts, fc.uuid());

/** A call made from `good`, with some or all of it changed. `names` are the input's fields. */
export function hostileCall(good: Call, names: readonly string[]): fc.Arbitrary<Call> {
  const changed =
    names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 });
  const input = fc.oneof(
    { weight: 4, arbitrary: changed.map((change) => ({ ...(good.input as object), ...change })) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
  const params = Object.keys(good.params ?? {});
  const wrongParams = fc.record(Object.fromEntries(params.map((name) => [name, id])));
  return fc.record({
    input,
    params: fc.oneof({ weight: 3, arbitrary: fc.constant(good.params ?? {}) }, { weight: 1, arbitrary: wrongParams }),
  });
}

const signatures = [
  [],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...Buffer.from('RIFF0000WEBPVP8 ')],
];

/** Files whose bytes may begin like those of a picture. */
export const hostileFiles: fc.Arbitrary<Call> = fc
  .array(fc.tuple(fc.string(), fc.constantFrom(...signatures), fc.uint8Array({ maxLength: 2000 })), { maxLength: 4 })
  .map((files) => ({
    names: files.map(([name]) => name),
    files: files.map(([name, start, rest]) => new File([Uint8Array.of(...start, ...rest)], name || 'x')),
  }));

/** A document that may or may not be valid. */
export const hostileDocument = fc.oneof(
  texts,
  fc
    .array(
      fc.constantFrom(
        '{',
        '}',
        '(',
        ')',
        ':',
        '$',
        '@',
        '...',
        'query',
        'mutation',
        'viewer',
        'id',
        'leads',
        '"""',
        '#',
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
  fc.integer({ min: 1, max: 300 }).map((depth) => `${'{ viewer '.repeat(depth)}${'}'.repeat(depth)}`),
);

/** A path in the REST API, with a query. */
export const hostilePath = fc
  .tuple(
    fc.array(texts, { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('limit', 'cursor', 'status', 'sort', 'minPrice', 'text'), texts),
  )
  .map(
    ([steps, query]) =>
      `/api/${['properties', ...steps].map((step) => encodeURIComponent(step.toWellFormed())).join('/')}?${new URLSearchParams(query)}`,
  );
