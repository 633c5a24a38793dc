/** Reads what the style sheets of a release define, and where they reach beyond it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { unescapeCss } from './css-escapes.ts';
import type { Release } from './release.ts';
import { faultOfSyntax, variablesIn, wordsIn } from './style-syntax.ts';

/** Names that are global in the document: a part that defines another part's name changes how that part looks. */
export const nameKinds = [
  'class',
  'custom property',
  'font family',
  'animation',
  'view transition',
  'anchor',
  'container',
  'counter',
  'timeline',
] as const;
type NameKind = (typeof nameKinds)[number];

export type StyleFacts = {
  names: Readonly<Record<NameKind, ReadonlySet<string>>>;
  /** Custom properties that get a type and a first value for the whole document. */
  registered: ReadonlySet<string>;
  /** Custom properties that values ask for. An element's own style may be all that sets them. */
  used: ReadonlySet<string>;
  /** What a remote must not write, in words, with its file. */
  reaches: readonly string[];
};

/**
 * The cascade layer for rules of remotes. It comes after those of the frame and of ui, and is the same for all parts.
 */
const LAYER = 'remotes';
/** Lightning CSS's own switch between day and night values, the same in every part. */
const isOfBuild = (property: string) => property.startsWith('--lightningcss-');
const isKeyframes = (rule: AtRule) => /^(-\w+-)?keyframes$/.test(rule.name);
const allowed = new Set(['media', 'supports', 'container', 'layer', 'font-face', 'starting-style']);

/**
 * Whether a selector styles only elements within the part: after its last class there may be only descendants and
 * children.
 */
function staysWithin(selector: Selector): boolean {
  const last = selector.nodes.findLastIndex(({ type }) => type === 'class');
  if (last < 0) return false;
  const next = selector.nodes.slice(last).find(({ type }) => type === 'combinator');
  return next === undefined || [' ', '>'].includes(String(next).trim() || ' ');
}

/** A private part is alone on its pages, so it may style the document while one of its own elements is in it. */
const isDocumentOfOwn = (selector: Selector): boolean => /^:root:has\(\.[\w-]+\)/.test(String(selector).trim());

/** What is served as a style sheet, in whatever letters it is called one. */
export const SHEET = /\.css$/i;

/** So many reasons are told of one sheet: each of its rules may have one. */
const MANY = 20;

type Found = { names: Record<NameKind, Set<string>>; registered: Set<string>; used: Set<string>; reaches: string[] };

function readSelectors(rule: Rule, { isPrivate }: Release, found: Found): void {
  parseSelector((selectors) => {
    selectors.walkClasses(({ value }) => void found.names.class.add(value));
    selectors.each((selector) => {
      if (staysWithin(selector) || (isPrivate && isDocumentOfOwn(selector))) return;
      found.reaches.push(`${String(selector).trim()} styles what is not its own: begin with a class of the part`);
    });
  }).processSync(rule.selector);
}

/** Far above what anybody nests: what stands around each rule is asked for, and a sheet has room for thousands of levels. */
const DEEPEST = 32;

/** Why a rule is not where a remote's rules stand. */
function faultOfPlace(rule: Rule): string | undefined {
  let depth = 0;
  for (let parent = rule.parent as AtRule | Root | undefined; parent; parent = parent.parent as AtRule | undefined) {
    if (depth === DEEPEST) return `is nested deeper than ${DEEPEST}`;
    if (parent.type === 'atrule' && parent.name === 'layer') {
      if (parent.params === LAYER) return undefined;
      break;
    }
    depth += 1;
  }
  return `stands outside of @layer ${LAYER}`;
}

/** A name as CSS compares it, however it is written. */
function nameIn(text: string): string {
  // A comment without an end goes to the end, so that the text is read once.
  const plain = text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').trim();
  const [, , quoted] = /^(["'])(.*)\1$/s.exec(plain) ?? [];
  return unescapeCss(quoted ?? plain.replaceAll(/\s+/g, ' '));
}

/**
 * Properties that give an element a name which all of the document share: of two elements with one name, one takes the transition, what is
 * placed beside the other, what asks for its width, or counts on.
 */
const naming: Readonly<Record<string, NameKind>> = {
  'view-transition-name': 'view transition',
  'anchor-name': 'anchor',
  container: 'container',
  'container-name': 'container',
  'counter-increment': 'counter',
  'counter-reset': 'counter',
  'counter-set': 'counter',
  'scroll-timeline': 'timeline',
  'scroll-timeline-name': 'timeline',
  'timeline-scope': 'timeline',
  'view-timeline': 'timeline',
  'view-timeline-name': 'timeline',
};

/** Words of such properties that are no name. */
const NAMELESS = /^(none|auto|match-element|list-item|inherit|initial|unset|revert|revert-layer)$/i;

function readNames(property: string, value: string, found: Found): void {
  const kind = Object.hasOwn(naming, property) ? naming[property] : undefined;
  if (!kind) return;
  const { words, isComputed } = wordsIn(value);
  // What `var()` and its like come to is known in the browser alone. Beside a counter's name it is a number.
  if (isComputed && kind !== 'counter')
    found.reaches.push(`${property}: ${value} cannot be read: write the name itself`);
  for (const word of words) {
    if (kind === 'view transition' && word === 'root') found.reaches.push(`${property}: root is the document’s`);
    // Beside a timeline's name stands its axis.
    else if (!NAMELESS.test(word) && (kind !== 'timeline' || word.startsWith('--'))) found.names[kind].add(word);
  }
}

function readAtRule(rule: AtRule, found: Found): void {
  if (isKeyframes(rule)) found.names.animation.add(nameIn(rule.params));
  else if (rule.name === 'property') found.registered.add(nameIn(rule.params));
  else if (rule.name === 'layer' && rule.nodes && rule.params !== LAYER)
    found.reaches.push(`@layer ${rule.params} is not a remote's: its rules stand in @layer ${LAYER}`);
  else if (!allowed.has(rule.name)) found.reaches.push(`@${rule.name} ${rule.params} is not a remote's`);
}

/** At-rules that have declarations of their own. */
const describing = new Set(['font-face', 'property']);

/**
 * Whether a declaration stands where browsers read it as one. Elsewhere they may take it for the beginning of a rule, and find
 * the next rule where postcss finds its value.
 */
function isInRule({ parent }: Declaration): boolean {
  if (parent?.type === 'atrule' && describing.has((parent as AtRule).name)) return true;
  let around: Declaration['parent'] | Root['parent'] = parent;
  for (let depth = 0; depth < DEEPEST && around?.type === 'atrule'; depth += 1) around = around.parent;
  return around?.type === 'rule';
}

function readSheet(sheet: Root, release: Release, found: Found): void {
  sheet.walkAtRules((rule) => readAtRule(rule, found));
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent as AtRule)) return;
    const fault = faultOfPlace(rule);
    if (fault) found.reaches.push(`${rule.selector} ${fault}`);
    readSelectors(rule, release, found);
  });
  sheet.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    const property = nameIn(prop);
    if (!isInRule(declaration)) found.reaches.push(`${prop} stands in no rule`);
    if (property.startsWith('--') && !isOfBuild(property)) found.names['custom property'].add(property);
    // Browsers take `inter` for `Inter`.
    if (property.toLowerCase() === 'font-family' && (parent as AtRule | undefined)?.name === 'font-face')
      found.names['font family'].add(nameIn(value).toLowerCase());
    readNames(property.toLowerCase(), value, found);
    for (const name of variablesIn(value)) found.used.add(name);
  });
}

/** Reads every style sheet of a release. A sheet that is not valid CSS is reported in `reaches`. */
export function readStyles(folder: string, release: Release): StyleFacts {
  const names = {
    class: new Set<string>(),
    'custom property': new Set<string>(),
    'font family': new Set<string>(),
    animation: new Set<string>(),
    'view transition': new Set<string>(),
    anchor: new Set<string>(),
    container: new Set<string>(),
    counter: new Set<string>(),
    timeline: new Set<string>(),
  };
  const [registered, used] = [new Set<string>(), new Set<string>()];
  const reaches: string[] = [];
  for (const file of Object.keys(release.files).filter((name) => SHEET.test(name))) {
    const found: Found = { names, registered, used, reaches: [] };
    try {
      const css = readFileSync(join(folder, file), 'utf8');
      const fault = faultOfSyntax(css);
      if (fault) throw new Error(fault);
      readSheet(postcss.parse(css), release, found);
    } catch (error) {
      found.reaches.push(`is no CSS: ${error instanceof Error ? error.message : error}`);
    }
    reaches.push(...found.reaches.slice(0, MANY).map((words) => `${file}: ${words}`));
  }
  for (const name of registered) names['custom property'].add(name);
  return { names, registered, used, reaches };
}
