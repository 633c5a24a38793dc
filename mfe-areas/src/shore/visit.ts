/**
 * Remembers for a visit what is shown only once: in sessionStorage, or as long as the page is open if storage is
 * blocked.
 */

const KEY = 'shoreLit';

function createVisit() {
  let isLit = false;
  return {
    hasLit(): boolean {
      try {
        return isLit || sessionStorage.getItem(KEY) !== null;
      } catch {
        return isLit; // Storage is blocked.
      }
    },
    keepLit(): void {
      isLit = true;
      try {
        sessionStorage.setItem(KEY, 'true');
      } catch {
        // Storage is blocked or full, so only `isLit` remembers it.
      }
    },
  };
}

export const visit = createVisit();
