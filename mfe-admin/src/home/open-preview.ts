import { type HomeDetailsFragment, PreviewHome } from '../generated/operations.ts';
import { toastFailure } from '../property-form/errors.ts';
import { mutateAsAgent } from '../session/as-agent.ts';
import { changeOf, type Edits } from './edits.ts';

/**
 * The home's page with the edits, in a new tab. The tab must be opened at once: browsers block one that is opened after
 * an await.
 */
export async function openPreview({ id }: HomeDetailsFragment, edits: Edits): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { previewProperty } = await mutateAsAgent(PreviewHome, { id, input: changeOf(edits) });
    if (tab) tab.location.href = previewProperty.path;
    else location.assign(previewProperty.path);
  } catch (error) {
    tab?.close();
    toastFailure(error);
  }
}
