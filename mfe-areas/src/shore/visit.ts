/** What is to be seen once in a visit: kept by the tab and, where that is refused, for as long as the page is open. */

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
        // Storage is blocked or full: `isLit` has to do.
      }
    },
  };
}

export const visit = createVisit();
