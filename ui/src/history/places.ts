/**
 * Places in the history of what lies over a page: a dialog, a sheet, a menu. Each has an entry of its own above its page's, with
 * the page's address, so that Back closes it and not the page. The router hears of none of it. Each entry's state names, from the
 * lowest to the topmost, what was open at it; `agree` brings the history to what is open now.
 */

export interface Place {
  readonly id: string;
  /** The page's address. */
  readonly address: string;
  /** Tells whoever opened it that Back has left it. */
  readonly onLeft: () => void;
  /** `waits`: for its entry. `leaves`: is on its way out, to go on from its page. `left`: Back has left it. */
  stage: 'waits' | 'stands' | 'leaves' | 'left';
}

interface WayOut {
  readonly address: string;
  readonly then: Array<() => void>;
}

/** Milliseconds. A history that was restored in part may have no entry to go back to, and never tells. */
const PATIENCE = 2000;

const idsNow = (): readonly string[] => {
  const { places } = (history.state ?? {}) as { places?: unknown };
  return Array.isArray(places) ? (places as string[]) : [];
};

const stateWith = (places: readonly string[]) => ({ ...(history.state as object | null), places });

function createPlaces() {
  /** The lowest first. */
  const open: Place[] = [];
  let count = 0;
  /** Begun and not arrived: until then the history is at an entry that it is about to leave. */
  let wayOut: WayOut | undefined;
  let isDue = false;

  function arrive(): void {
    const { then = [] } = wayOut ?? {};
    wayOut = undefined;
    for (const goOn of then) goOn();
    agreeSoon();
  }

  function goBack(steps: number, then: Array<() => void> = []): void {
    const begun = { address: location.href, then };
    wayOut = begun;
    history.go(-steps);
    setTimeout(() => {
      if (wayOut === begun) arrive();
    }, PATIENCE);
  }

  /**
   * What closes and opens in one moment is one entry: Back and forth between them would leave a gap for a press. The way back
   * begins in that moment, too: a task later it would cancel a document that is being loaded by then.
   */
  function agree(): void {
    isDue = false;
    if (wayOut) return;
    const wanted = open.filter(({ stage }) => stage !== 'left').map(({ id }) => id);
    const there = idsNow();
    const firstOther = there.findIndex((id, index) => id !== wanted[index]);
    let agreed = firstOther < 0 ? there.length : firstOther;
    const over = there.length - agreed;
    const isHandedOver = over === 1 && wanted.length > agreed;
    if (over > 0 && !isHandedOver) {
      goBack(over);
      return;
    }
    if (isHandedOver) {
      agreed += 1;
      history.replaceState(stateWith(wanted.slice(0, agreed)), '');
    }
    for (; agreed < wanted.length; agreed += 1) history.pushState(stateWith(wanted.slice(0, agreed + 1)), '');
    for (const place of open) if (place.stage === 'waits') place.stage = 'stands';
  }

  function agreeSoon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(agree);
  }

  /** Leaves the place, and then goes on from its page. False where it has no entry, and one can go on at once. */
  function leave(place: Place, goOn: () => void): boolean {
    if (place.stage === 'leaves') return true;
    const there = idsNow();
    const at = there.indexOf(place.id);
    if (at < 0) return false;
    place.stage = 'leaves';
    if (!wayOut) goBack(there.length - at, [goOn]);
    else
      wayOut.then.push(() => {
        if (place.stage === 'leaves') place.stage = 'stands';
        if (!leave(place, goOn)) goOn();
      });
    return true;
  }

  let heard: PopStateEvent | undefined;

  /** For who hears it before a router does; a second time it is passed over. */
  function pop(event: PopStateEvent): void {
    if (event === heard) return;
    heard = event;
    const there = idsNow();
    const stood = open.filter(({ stage }) => stage === 'stands' || stage === 'leaves');
    const left = stood.filter(({ id }) => !there.includes(id)).reverse();
    // A press on Back may have been added to the way out, and the page is another one: then the router has to hear of it.
    const addresses = [...left.map(({ address }) => address), ...(wayOut ? [wayOut.address] : [])];
    if (addresses.length > 0 && addresses.every((address) => address === location.href))
      event.stopImmediatePropagation();
    for (const place of left) {
      place.stage = 'left';
      place.onLeft();
    }
    arrive();
  }
  window.addEventListener('popstate', pop);
  // Loaded anew, a page may stand at the entry of what is not open any more: a press on Back would do nothing that is seen.
  agreeSoon();

  return {
    enter(onLeft: () => void): Place {
      count += 1;
      const id = `${performance.timeOrigin} ${count}`;
      const place: Place = { id, address: location.href, onLeft, stage: 'waits' };
      open.push(place);
      agreeSoon();
      return place;
    },
    /** However it was closed, its entry goes with it. */
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
 * Every part has a copy of this file, and all of them have one history. The shell listens before its router does, and looks here for
 * who is to hear (`shell/src/pop-first.ts`): listeners of the window are called in the order in which they were added.
 */
const key = Symbol.for('ui/history');

/** In browsers only. */
export function placesOfWindow(): Places {
  const shared = globalThis as { [key]?: Places };
  shared[key] ??= createPlaces();
  return shared[key];
}

if (typeof window === 'object') placesOfWindow();
