/**
 * What nobody here asks of a library, and its modules cannot leave out by themselves: five kilobytes of each page. The
 * build fails once a module has moved, or no longer has one of these texts.
 */

import type { RuleSetRule } from '@rspack/core';
import { here } from './rspack-base.ts';

/** A text, and what stands in its place. Whatever follows a `throw` or a `return`, the minifier removes. */
type Cut = readonly [text: string, instead: string];

/** Text in front of a function's body, which is never carried out. */
const refused = (head: string): Cut => [head, `${head} throw Error("left out");`];

/** Nothing is submitted by the router, no part uses its fetchers or its middleware, and all routes are known at the start. */
const router: readonly Cut[] = [
  ['\t\tfetch,\n\t\trevalidate,', '\t\trevalidate,'],
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['opts && opts.submission', 'void 0'],
  ['if (!opts || !isSubmissionNavigation(opts)) return { path };', 'return { path };'],
  ['isMutationMethod(request.method)', 'false'],
  ['init.patchRoutesOnNavigation', 'false'],
  ['\t\t\tfogOfWar.active = false;\n', ''],
  ['fogOfWar.active', 'false'],
  ['if (isFogOfWar) {', 'if (false) {'],
  ['future.unstable_customRouteDiscovery', 'false'],
  ['if (pendingDiscoveryCancellation) await pendingDiscoveryCancellation;', ''],
  ['future.unstable_routePatternMatching', 'false'],
  ['if (init.instrumentations)', 'if (false)'],
  ['if (opts?.mask)', 'if (false)'],
  ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'defaultDataStrategy'],
  ['init.dataStrategy', 'false'],
  ['return runClientMiddlewarePipeline(typedDataStrategyArgs,', 'throw Error("left out");(0,'],
];

/** A remote is registered once, as a script; what is shared is shared whole, and whoever has loaded it is first. */
const remotes: readonly Cut[] = [
  refused('async preloadRemote(preloadOptions) {'),
  refused('removeRemote(remote) {'),
  refused('initRawContainer(name, url, container) {'),
];
const entries: readonly Cut[] = [
  ['if (isEsmRemoteType(type)) return', 'if (false) return'],
  ['if (type === "system") return', 'if (false) return'],
];
const share: readonly Cut[] = [
  ['let useTreesShaking = shouldUseTreeShaking(treeShaking);', 'let useTreesShaking = false;'],
  ['if (useTreesShaking) {', 'if (false) {'],
  ['function shouldUseTreeShaking(treeShaking, usedExports) {', 'function shouldUseTreeShaking() { return false;'],
  ['treeShaking: shareArgs.treeShaking ? {', 'treeShaking: false ? {'],
  ['if (useTreesShaking && shared.treeShaking) return shared.treeShaking;', ''],
  ['if (_usedTreeShaking) for', 'if (false) for'],
  ['if (shareArgs.shareConfig?.eager && shareArgs.treeShaking?.mode) error(', 'if (false) error('],
];
const shared: readonly Cut[] = [
  ['if (host.options.shareStrategy === "version-first" || strategy === "version-first")', 'if (false)'],
];

const shortened: ReadonlyArray<readonly [module: RegExp, cuts: readonly Cut[]]> = [
  [/react-router\/dist\/production\/lib\/router\/router\.js$/, router],
  [/runtime-core\/dist\/remote\/index\.js$/, remotes],
  [/runtime-core\/dist\/utils\/load\.js$/, entries],
  [/runtime-core\/dist\/utils\/share\.js$/, share],
  [/runtime-core\/dist\/shared\/index\.js$/, shared],
];

export const leftOut: RuleSetRule[] = shortened.map(([test, cuts]) => ({
  test,
  use: { loader: here('./left-out-loader.cjs'), options: { cuts } },
}));

/** Each must be in the build. */
export const shortenedModules: readonly RegExp[] = shortened.map(([module]) => module);
