import { loadChunk } from 'ui';
import type { FieldErrors } from 'ui/form';
import { loadAhead } from '../frame/ahead.ts';

const load = () => import(/* webpackChunkName: "known-rules" */ './known-rules.ts');
loadAhead(load);

/** Some fields are wrong. Nothing was sent. */
export class WrongFields extends Error {
  override readonly name = 'WrongFields';
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('Some fields are wrong');
    this.fields = fields;
  }
}

/**
 * Rejects with `WrongFields`. The rules are a third of the page's code and are loaded once it is there. If they cannot be
 * loaded, this rejects, too: a price that is no number would be sent as none.
 */
export async function checkKnown(known: object): Promise<void> {
  const { wrongIn } = await loadChunk(load);
  const wrong = wrongIn(known);
  if (Object.keys(wrong).length > 0) throw new WrongFields(wrong);
}
