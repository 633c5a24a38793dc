import { type Parsed, parseInput } from 'schema/forms';

/**
 * An input that the contract accepts, as it was given. The contract's own value has Dates where the call needs texts.
 */
export function checked<Input extends object>(schema: Parameters<typeof parseInput>[0], input: Input): Parsed<Input> {
  const parsed = parseInput(schema, input);
  return parsed.ok ? { ok: true, value: input } : parsed;
}
