import { defineEntity, p } from '@mikro-orm/core';

/** A home as an import found it and left it. */
export interface ImportedHome {
  readonly id: string;
  /** Null: it was not there. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Since when it had its status, which the database alone writes. Null: it was not there. Absent of an import before this was kept. */
  readonly statusSince?: string | null;
  readonly updatedAt: string;
}

/** What was read in from a spreadsheet at once. */
export const HomeImportEntity = defineEntity({
  name: 'HomeImport',
  tableName: 'home_imports',
  properties: {
    id: p.uuid().primary(),
    createdAt: p.datetime(3),
    undoneAt: p.datetime(3).strictNullable(),
    homes: p.json<readonly ImportedHome[]>(),
  },
});
