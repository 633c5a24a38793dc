/** At which version each record was changed last, as far as it is known what a version changed. Capitals in an id make no other record. */
export interface RecordVersions {
  /** The record is the only one that this version changes; told before the version is learned, or it counts for nothing. */
  announce(version: number, record: string): void;
  /** The next version. What those up to it changed may be anything, unless it was announced. */
  learn(next: number): void;
  of(record: string): number;
}

/** Versions between two that are learned; past so many, anything may have been changed. */
const MOST = 1000;

export function createRecordVersions(first: number): RecordVersions {
  let version = first;
  /** At the last of them anything may have been changed. */
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
