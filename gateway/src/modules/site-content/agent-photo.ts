import { type AgentPhoto, photoFileOf, printValue, type SiteChange } from 'schema';
import type { EntityManager } from '../../core/database.ts';

const NAME = 'agent.photo';

/**
 * The agent's photo told with its sizes, as it is kept; they are read from the upload, whatever the client says of them. What
 * names no upload is left as it is, and refused as a field. Until the transaction ends nobody sweeps the upload away.
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
