/** A single yes that outlives the page: kept by the browser and, where that is blocked, for as long as the page is open. */

type PersistentFlag = { has(): boolean; keep(): void };

export function createPersistentFlag(storage: () => Storage, key: string): PersistentFlag {
  let isKept = false;
  return {
    has() {
      try {
        return isKept || storage().getItem(key) !== null;
      } catch {
        return isKept; // Storage is blocked.
      }
    },
    keep() {
      isKept = true;
      try {
        storage().setItem(key, 'true');
      } catch {
        // Storage is blocked or full: `isKept` has to do.
      }
    },
  };
}
