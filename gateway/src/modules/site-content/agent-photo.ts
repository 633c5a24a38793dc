import { type AgentPhoto, photoFileOf, printValue, type SiteChange } from 'schema';
import type { EntityManager } from '../../core/database.ts';

const NAME = 'agent.photo';

/**
 * Adds the sizes of the agent's photo to its field. They come from the upload, never from the client. A file that is
 * not an upload stays as it is, and is refused later. Locks the upload until the transaction ends, so that no sweep
 * removes it.
 */
export async function describeAgentPhoto(
  em: EntityManager,
  fields: SiteChange['fields'],
): Promise<SiteChange['fields']> {
  const file = photoFileOf(fields.find(({ name }) => name === NAME)?.text ?? '');
  if (file === '') return fields;
  const sql = 'select file, width, height, placeholder, widths from uploads where file = ? for share';
  const [upload] = await em.execute<AgentPhoto[]>(sql, [file]);
  const text = upload ? printValue(NAME, upload) : file;
  return fields.map((field) => (field.name === NAME ? { name: NAME, text } : field));
}
