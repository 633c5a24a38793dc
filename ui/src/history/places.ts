/**
 * History entries of what lies over a page: a dialog, a sheet, a menu. Each has its own entry above that of its page,
 * with the page's address, so that Back closes it instead of leaving the page. The router does not see these entries.
 * The state of each entry lists what was open at it, from the lowest to the topmost; `agree` makes the history match
 * what is open now.
 */

export interface Place {
  readonly id: string;
  /** The URL of the page. */
  readonly address: string;
  /** Called when Back has left the place, or has tried to, if it holds. */
  readonly onLeft: () => void;
  /** Whether Back may not leave the place: it would lose something. */
  readonly holds: () => boolean;
  /**
   * `waits`: has no entry yet. `stands`: has one. `leaves`: its entry is being left, to continue from its page. `left`:
   * Back has left it.
   */
  stage: 'waits' | 'stands' | 'leaves' | 'left';
  /** The router's number of the page. */
  page: number;
}

interface Way {
  readonly address: string;
  readonly then: Array<() => void>;
  /** Forward again, to a place that holds. */
  readonly isReturn: boolean;
  /** The key of the page that the router showed when the way began. */
  readonly page: string | undefined;
}

/**
 * Milliseconds. A history that was only partly restored may have no entry to go to, and then there is no event.
 */
const PATIENCE = 2000;

const shown = Symbol.for('ui/history/shown');

const idsNow = (): readonly string[] => {
  const { places } = (history.state ?? {}) as { places?: unknown };
  return Array.isArray(places) ? (places as string[]) : [];
};

/** The router's number of the page of this entry. */
const pageNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** The router's key of the page of this entry. A document's first page has the same one in the router. */
const keyNow = (): string => (history.state as { key?: string } | null)?.key ?? 'default';

/** The key of the page that the router shows. The shell says how it is found (`shell/src/pop-first.ts`). */
const shownNow = (): string | undefined => (globalThis as { [shown]?: () => string })[shown]?.();

const stateWith = (places: readonly string[]) => ({ ...(history.state as object | null), places });

function createPlaces() {
  /** From the lowest to the topmost. */
  const open: Place[] = [];
  let count = 0;
  /** The way to another entry, not finished. Until then, the history is at an entry that is about to be left. */
  let way: Way | undefined;
  let isDue = false;

  function arrive(): void {
    const { then = [] } = way ?? {};
    way = undefined;
    for (const goOn of then) goOn();
    agreeSoon();
  }

  function go(steps: number, address: string, then: Array<() => void> = [], page = shownNow()): void {
    const begun = { address, then, isReturn: steps > 0, page };
    way = begun;
    history.go(steps);
    setTimeout(() => {
      if (way === begun) arrive();
    }, PATIENCE);
  }

  /**
   * What closes and opens in the same moment shares one entry: to go back and forth between two would leave a gap in
   * which a press is lost. The way back also begins in that moment: a task later, it would cancel a document that is
   * already being loaded.
   */
  function agree(): void {
    isDue = false;
    if (way) return;
    const wanted = open.filter(({ stage }) => stage !== 'left').map(({ id }) => id);
    const there = idsNow();
    const firstOther = there.findIndex((id, index) => id !== wanted[index]);
    let agreed = firstOther < 0 ? there.length : firstOther;
    const over = there.length - agreed;
    const isHandedOver = over === 1 && wanted.length > agreed;
    if (over > 0 && !isHandedOver) {
      go(-over, location.href);
      return;
    }
    if (isHandedOver) {
      agreed += 1;
      history.replaceState(stateWith(wanted.slice(0, agreed)), '');
    }
    for (; agreed < wanted.length; agreed += 1) history.pushState(stateWith(wanted.slice(0, agreed + 1)), '');
    for (const place of open) {
      if (place.stage !== 'waits') continue;
      place.stage = 'stands';
      place.page = pageNow();
    }
  }

  function agreeSoon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(agree);
  }

  /**
   * Leaves the place and then continues with `goOn` from its page. False if the place has no entry, so that the caller
   * can continue at once.
   */
  function leave(place: Place, goOn: () => void): boolean {
    if (place.stage === 'leaves') return true;
    const there = idsNow();
    const at = there.indexOf(place.id);
    if (at < 0) return false;
    place.stage = 'leaves';
    if (!way) go(at - there.length, location.href, [goOn]);
    else
      way.then.push(() => {
        if (place.stage === 'leaves') place.stage = 'stands';
        if (!leave(place, goOn)) goOn();
      });
    return true;
  }

  function markLeft(places: readonly Place[]): void {
    for (const place of places) {
      place.stage = 'left';
      place.onLeft();
    }
  }

  let heard: PopStateEvent | undefined;

  /** The shell calls this before its router gets the event. The second call with the same event does nothing. */
  function pop(event: PopStateEvent): void {
    if (event === heard) return;
    heard = event;
    // A page that the router has reached meanwhile is left again by the way, which therefore goes on to it. A step of the
    // visitor's own in these milliseconds ends there, too.
    if (way && way.page !== shownNow()) {
      event.stopImmediatePropagation();
      if (keyNow() !== shownNow()) {
        go(1, way.address, way.then, way.page);
        return;
      }
      markLeft(open.filter(({ stage }) => stage === 'leaves'));
      arrive();
      return;
    }
    const there = idsNow();
    const stood = open.filter(({ stage }) => stage === 'stands' || stage === 'leaves');
    const left = stood.filter(({ id }) => !there.includes(id)).reverse();
    const holding = left.find((place) => place.stage === 'stands' && place.page >= pageNow() && place.holds());
    const gone = holding ? left.slice(0, left.indexOf(holding)) : left;
    // If the visitor pressed Back during the way back, another page is reached, and the router must get the event.
    const addresses = [...left.map(({ address }) => address), ...(way ? [way.address] : [])];
    if (holding || (addresses.length > 0 && addresses.every((address) => address === location.href)))
      event.stopImmediatePropagation();
    markLeft(gone);
    if (!holding) {
      arrive();
      return;
    }
    // Two quick presses ask once.
    if (!way?.isReturn) holding.onLeft();
    // Step by step: they may have led past the page, and how many entries lie between is not known.
    go(1, holding.address, way?.then);
  }
  window.addEventListener('popstate', pop);
  // After a reload, the history may be at an entry of something that is not open any more. A press on Back would then
  // do nothing visible.
  agreeSoon();

  return {
    enter(onLeft: () => void, holds = () => false): Place {
      count += 1;
      const id = `${performance.timeOrigin} ${count}`;
      const place: Place = { id, address: location.href, onLeft, holds, stage: 'waits', page: 0 };
      open.push(place);
      agreeSoon();
      return place;
    },
    /** Removes the place and its entry, however it was closed. */
    exit(place: Place): void {
      open.splice(open.indexOf(place), 1);
      agreeSoon();
    },
    leave,
    pop,
  };
}

type Places = ReturnType<typeof createPlaces>;

/**
 * Every part has a copy of this file, and all copies share one history. Listeners of `window` are called in the order
 * in which they were added. The shell adds its listener before its router's, and that listener finds the shared history
 * here (`shell/src/pop-first.ts`).
 */
const key = Symbol.for('ui/history');

/** In browsers only. */
export function placesOfWindow(): Places {
  const shared = globalThis as { [key]?: Places };
  shared[key] ??= createPlaces();
  return shared[key];
}

if (typeof window === 'object') placesOfWindow();
