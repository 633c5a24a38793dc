/** A single yes that outlives the page: kept by the browser and, where that is blocked, for as long as the page is open. */

type Memory = { has(): boolean; keep(): void };

export function createMemory(storage: () => Storage, key: string): Memory {
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
