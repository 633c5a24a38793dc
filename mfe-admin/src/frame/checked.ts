import { type Parsed, parseInput } from 'schema/forms';

/** An input that the contract accepts, as it travels: the contract's own value has dates where a call has texts. */
export function checked<Input extends object>(schema: Parameters<typeof parseInput>[0], input: Input): Parsed<Input> {
  const parsed = parseInput(schema, input);
  return parsed.ok ? { ok: true, value: input } : parsed;
}
