import { defineEntity, p } from '@mikro-orm/core';

/** An immutable build of one part. */
export const ReleaseEntity = defineEntity({
  name: 'Release',
  tableName: 'releases',
  properties: {
    name: p.text().primary(),
    version: p.text().primary(),
    /** The content of its release.json. */
    manifest: p.json<unknown>(),
    publishedAt: p.datetime(3).onCreate(() => new Date()),
    publishedBy: p.text(),
    /** The commit of the checkout that published it, as the checkout reported it. */
    commit: p.text().nullable(),
  },
});

/** The version of each part that visitors get. */
export const LiveReleaseEntity = defineEntity({
  name: 'LiveRelease',
  tableName: 'live_releases',
  properties: { name: p.text().primary(), version: p.text(), since: p.datetime(3) },
});

export type HistoryAction = 'promote' | 'rollback' | 'withdraw' | 'canary' | 'canary-end';

/** Steps that do not change what is live. */
export const canarySteps: readonly HistoryAction[] = ['canary', 'canary-end'];

/** Every change of what is live, and of a canary. */
export const ReleaseHistoryEntity = defineEntity({
  name: 'ReleaseHistory',
  tableName: 'release_history',
  properties: {
    id: p.bigint('number').primary(),
    name: p.text(),
    version: p.text(),
    previous: p.text().strictNullable(),
    at: p.datetime(3).onCreate(() => new Date()),
    by: p.text(),
    action: p.text().$type<HistoryAction>(),
    /** A canary's share, or why it ended. */
    detail: p.text().strictNullable(),
  },
});
