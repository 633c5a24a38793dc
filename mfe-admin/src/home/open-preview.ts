import { type HomeDetailsFragment, PreviewHome } from '../generated/operations.ts';
import { sayFailure } from '../property-form/errors.ts';
import { doAsAgent } from '../session/ask-viewer.ts';
import { changeOf, type Edits } from './edits.ts';

/**
 * The home's page as it would be with what was typed, in a tab of its own. The tab is opened by the press itself, for a
 * browser refuses one that comes later.
 */
export async function openPreview({ id }: HomeDetailsFragment, edits: Edits): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { previewProperty } = await doAsAgent(PreviewHome, { id, input: changeOf(edits) });
    if (tab) tab.location.href = previewProperty.path;
    else location.assign(previewProperty.path);
  } catch (error) {
    tab?.close();
    sayFailure(error);
  }
}
