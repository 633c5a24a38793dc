import { defineEntity, p } from '@mikro-orm/core';

/** A home as an import found it and left it. */
export interface ImportedHome {
  readonly id: string;
  /** Null: the import added it. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /**
   * Since when it had its status, which only the database writes. Null: the import added it. Absent in imports from
   * before this field existed.
   */
  readonly statusSince?: string | null;
  readonly updatedAt: string;
}

/** One import of a spreadsheet. */
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
