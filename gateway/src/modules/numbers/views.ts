import type { Context } from 'koa';
import { allOf } from '../releases/live-set.ts';
import type { Release, ReleaseSet } from '../releases/release.ts';
import { subjectOfData, subjectOfPath } from './page-subject.ts';
import type { ViewCounter } from './view-counter.ts';
import { isVisit } from './visit.ts';

/** Counts views: documents that are sent, and pages to which a browser moves without a new document. */
export interface Views {
  /** Call it for a page that was sent whole. */
  onPage(context: Context, path: string): void;
  onOperation(context: Context, hash: string, variables: unknown): void;
}

export interface ViewsDeps {
  readonly counter: Pick<ViewCounter, 'count'>;
  /** The sets that visitors get: the live one and the canary's. */
  readonly sets: () => ReadonlyArray<ReleaseSet | undefined>;
}

interface Known {
  readonly parts: readonly Release[];
  readonly owners: ReadonlyMap<string, Release>;
}

export function createViews({ counter, sets }: ViewsDeps): Views {
  const known = new WeakMap<ReleaseSet, Known>();

  function knownOf(set: ReleaseSet): Known {
    const found = known.get(set) ?? { parts: allOf(set), owners: ownersOf(set) };
    known.set(set, found);
    return found;
  }

  return {
    onPage(context, path) {
      const subject = context.method === 'GET' ? subjectOfPath(path) : undefined;
      if (subject !== undefined && isVisit(context, 'document')) counter.count(subject);
    },
    onOperation(context, hash, variables) {
      const set = sets().find((one) => one !== undefined && knownOf(one).owners.has(hash));
      if (set === undefined || typeof variables !== 'object' || variables === null) return;
      const { owners, parts } = knownOf(set);
      const owner = owners.get(hash);
      const subject = owner && subjectOfData(owner, parts, variables as Record<string, unknown>);
      if (subject !== undefined && isVisit(context, 'empty')) counter.count(subject);
    },
  };
}

const ownersOf = (set: ReleaseSet) =>
  new Map(allOf(set).flatMap((release) => release.operations.map(({ hash }) => [hash, release] as const)));
