import type { Lead } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { tableOf } from './inbox-kinds.ts';

/** Locks the lead's row until the transaction ends. */
export const lockLead = (em: EntityManager, { kind, id }: Pick<Lead, 'id' | 'kind'>): Promise<unknown> =>
  em.execute(`select 1 from ${tableOf(kind)} where id = ? for update`, [id]);
