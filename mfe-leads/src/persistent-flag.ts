/** A flag that outlives the page: in the browser's storage, or as long as the page is open if storage is blocked. */

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
        // Storage is blocked or full, so only `isKept` remembers it.
      }
    },
  };
}
