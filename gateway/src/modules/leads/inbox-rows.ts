import type { Lead } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { everyLead } from './inbox-kinds.ts';

type LeadRow = Omit<Lead, 'createdAt' | 'updatedAt' | 'dueAt' | 'overdue'> & { createdAt: string; updatedAt: string };

/** Leads as both doors show them; `patience` is the promise, in milliseconds. */
export async function selectLeads(
  em: EntityManager,
  patience: number,
  rest: string,
  values: readonly unknown[],
): Promise<Lead[]> {
  const rows = await em.execute<LeadRow[]>(`select * from ${everyLead} ${rest}`, [...values]);
  return rows.map((row) => toLead(row, patience));
}

/** NOT_FOUND if no lead of that kind has the id. */
export async function demandLead(
  em: EntityManager,
  patience: number,
  { id, kind }: Pick<Lead, 'id' | 'kind'>,
): Promise<Lead> {
  const [lead] = await selectLeads(em, patience, 'where id = ? and kind = ?', [id, kind]);
  if (lead === undefined) throw notFound('Lead');
  return lead;
}

function toLead(row: LeadRow, patience: number): Lead {
  const createdAt = new Date(row.createdAt);
  const dueAt = new Date(createdAt.getTime() + patience);
  const overdue = row.status === 'new' && dueAt.getTime() < Date.now();
  return { ...row, createdAt, updatedAt: new Date(row.updatedAt), dueAt, overdue };
}
