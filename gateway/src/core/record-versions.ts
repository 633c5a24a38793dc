/**
 * The version that last changed each record, as far as that is known. Ids that differ only in upper and lower case are
 * the same record.
 */
export interface RecordVersions {
  /**
   * Says that this version changes only this record. Must be called before the version is learned; otherwise it has no
   * effect.
   */
  announce(version: number, record: string): void;
  /** Moves on to version `next`. A version in between that was not announced may have changed any record. */
  learn(next: number): void;
  /** The version that last changed this record, or may have changed it. */
  of(record: string): number;
}

/** Versions that are tracked one by one in a step; after a longer step any record may have changed. */
const MOST = 1000;

/** Starts at version `first`, which may have changed any record. Keeps all in memory. */
export function createRecordVersions(first: number): RecordVersions {
  let version = first;
  /** The last version that may have changed any record. */
  let floor = first;
  const announced = new Map<number, string>();
  const changed = new Map<string, number>();

  function forget(at: number): void {
    floor = at;
    changed.clear();
  }

  return {
    announce(next, record) {
      if (next > version && next <= version + MOST) announced.set(next, record.toLowerCase());
    },
    learn(next) {
      for (; version < next && version + MOST >= next; version += 1) {
        const record = announced.get(version + 1);
        announced.delete(version + 1);
        if (record === undefined) forget(version + 1);
        else changed.set(record, version + 1);
      }
      if (version >= next) return;
      version = next;
      announced.clear();
      forget(next);
    },
    of: (record) => changed.get(record.toLowerCase()) ?? floor,
  };
}
