import type { Walk } from '../service-area.ts';

/** Minutes on foot from the first stop to each. */
export const arrivals = ({ stops }: Walk): number[] =>
  stops.map((_, index) => stops.slice(1, index + 1).reduce((sum, { minutes }) => sum + minutes, 0));

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

/** "Five stops, 26 minutes on foot." */
export function lengthOf(walk: Walk): string {
  const { length } = walk.stops;
  return `${WORDS[length] ?? length} ${length === 1 ? 'stop' : 'stops'}, ${arrivals(walk).at(-1)} minutes on foot.`;
}

/** The message to the agent when a visitor asks for this walk. */
export function askFor(town: string, walk: Walk): string {
  const [first, last] = [walk.stops[0], walk.stops.at(-1)];
  return `I would like to book an hour in ${town} and walk it with you: ${first?.name} to ${last?.name}, ${arrivals(walk).at(-1)} minutes on foot. When are you free?`;
}
