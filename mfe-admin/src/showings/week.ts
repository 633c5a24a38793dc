/** A week of the agent's calendar for rendering: the entries of each day, their heights, and which overlap. */

import { dayOf, minutesOf, plusMinutes } from '../clock/new-york.ts';
import type { LeadRowFragment, OpenHouseRowFragment, ShowingRowFragment } from '../generated/operations.ts';

/** Length of a showing in minutes. */
export const SHOWING = 45;

export type Entry = { key: string; startsAt: string; endsAt: string } & (
  | { kind: 'showing'; showing: ShowingRowFragment }
  | { kind: 'asked'; lead: LeadRowFragment }
  | { kind: 'openHouse'; openHouse: OpenHouseRowFragment }
);

export const ofShowing = (showing: ShowingRowFragment): Entry => {
  const { id, startsAt, endsAt } = showing;
  return { key: id, startsAt, endsAt, kind: 'showing', showing };
};

export const ofOpenHouse = (openHouse: OpenHouseRowFragment): Entry => {
  const { id, startsAt, endsAt } = openHouse;
  return { key: id, startsAt, endsAt, kind: 'openHouse', openHouse };
};

/** The requested times that lie in the future. */
export const askedTimes = (lead: LeadRowFragment, now: number): string[] =>
  lead.preferredTimes.filter((time) => Date.parse(time) > now);

export const ofAsked = (lead: LeadRowFragment, now: number): Entry[] =>
  askedTimes(lead, now).map((startsAt) => {
    const endsAt = plusMinutes(startsAt, SHOWING).toISOString();
    return { key: `${lead.id} ${startsAt}`, startsAt, endsAt, kind: 'asked', lead };
  });

type Span = Pick<Entry, 'startsAt' | 'endsAt'>;

const byStart = (one: Span, other: Span) => Date.parse(one.startsAt) - Date.parse(other.startsAt);

/** The entries of a day, in order. */
export const entriesOn = (day: string, entries: readonly Entry[]): Entry[] =>
  entries.filter(({ startsAt }) => dayOf(startsAt) === day).toSorted(byStart);

export const meets = (one: Span, other: Span): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);

const isFirm = (entry: Entry) => entry.kind === 'showing' && entry.showing.state === 'accepted';

/** Pairs of accepted showings that overlap. */
export function clashesOf(entries: readonly Entry[]): [Entry, Entry][] {
  const firm = entries.filter(isFirm).toSorted(byStart);
  return firm.flatMap((one, index) =>
    firm
      .slice(index + 1)
      .filter((other) => meets(one, other))
      .map((other): [Entry, Entry] => [one, other]),
  );
}

/** `entries`: one, or several for whom there is no lane of their own. */
export type Placed = {
  entries: readonly [Entry, ...Entry[]];
  top: number;
  height: number;
  lane: number;
  lanes: number;
};

/** A day of a week at a desk has room for three that can be pressed. */
const MOST_LANES = 3;

const MIDNIGHT = 24 * 60;

/** `from`, `to`: where it stands in the column of its day, in minutes from midnight. */
type Standing = { entry: Entry; from: number; to: number };

/**
 * An entry ends by how long it lasts: of an hour that autumn repeats both stand at one place, and what lasts from one
 * into the other would end before it begins. None is drawn shorter than a showing, so none has less room.
 */
function standing(entry: Entry): Standing {
  const from = minutesOf(entry.startsAt);
  const lasts = Math.max((Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000, SHOWING);
  return { entry, from, to: Math.min(from + lasts, MIDNIGHT) };
}

const byPlace = (one: Standing, other: Standing) => one.from - other.from || byStart(one.entry, other.entry);
const touches = (one: Standing, other: Standing) => one.from < other.to && other.from < one.to;

/** Groups of entries that overlap, directly or through another. */
function meeting(entries: readonly Standing[]): [Standing, ...Standing[]][] {
  const groups: [Standing, ...Standing[]][] = [];
  for (const entry of entries.toSorted(byPlace)) {
    const last = groups.at(-1);
    if (last?.some((other) => touches(entry, other))) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The entries of a day, side by side where they overlap. `top`, `height`: minutes, from midnight. */
export const placed = (entries: readonly Entry[]): Placed[] => meeting(entries.map(standing)).flatMap(inLanes);

/** Puts each entry into the first lane that is free when it begins. What has none shares the last one. */
function inLanes(group: readonly Standing[]): Placed[] {
  const ends: number[] = [];
  const taken = group.map((entry) => {
    const free = ends.findIndex((end) => end <= entry.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = entry.to;
    return { entry, lane };
  });
  const lanes = Math.min(ends.length, MOST_LANES);
  const own = ends.length > MOST_LANES ? MOST_LANES - 1 : lanes;
  const rest = taken.filter(({ lane }) => lane >= own).map(({ entry }) => entry);
  return [
    ...taken.filter(({ lane }) => lane < own).map(({ entry, lane }) => at([entry], lane, lanes)),
    ...meeting(rest).map((shared) => at(shared, own, lanes)),
  ].toSorted((one, other) => one.top - other.top || one.lane - other.lane);
}

function at([first, ...others]: [Standing, ...Standing[]], lane: number, lanes: number): Placed {
  return {
    entries: [first.entry, ...others.map(({ entry }) => entry)],
    top: first.from,
    height: Math.max(first.to, ...others.map(({ to }) => to)) - first.from,
    lane,
    lanes,
  };
}

/** The hours that are shown: 9 am to 8 pm, and more if there are entries outside. */
export function hoursOf(entries: readonly Entry[]): number[] {
  const places = entries.map(standing);
  const first = Math.min(9, ...places.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(20, ...places.map(({ to }) => Math.ceil(to / 60)));
  return Array.from({ length: last - first }, (_, index) => first + index);
}
