/** The time until a reply is due, or since it was due, as the agent reads it. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** With less time left, minutes are shown too, in an urgent color. */
const SOON = 6 * HOUR;
/** Beyond this, days say more than hours. */
const LONG = 48 * HOUR;

export type Clock = {
  /** `late`: overdue. `soon`: less than six hours left. */
  tone: 'calm' | 'soon' | 'late';
  /** Whole hours left, or overdue. */
  hours: number;
  /** Inside the ring: "6", "+3", "+4 d". */
  figure: string;
  /** Beside it: "1 h 18 left", "3 h 02 overdue". */
  words: string;
};

/** `due`: ISO 8601. `now`: milliseconds since 1970. */
export function clockOf(due: string, now: number): Clock {
  const left = Date.parse(due) - now;
  const isLate = left < 0;
  const span = Math.abs(left);
  const hours = Math.floor(span / HOUR);
  const tone = isLate ? 'late' : span < SOON ? 'soon' : 'calm';
  const words = `${span >= LONG ? inDays(span) : inHours(span, tone)} ${isLate ? 'overdue' : 'left'}`;
  const figure = span >= LONG && isLate ? `+${days(span)} d` : `${isLate ? '+' : ''}${hours}`;
  return { tone, hours, figure, words };
}

const days = (span: number) => Math.floor(span / (24 * HOUR));
const inDays = (span: number) => `${days(span)} days`;

function inHours(span: number, tone: Clock['tone']): string {
  const hours = Math.floor(span / HOUR);
  const minutes = Math.floor((span % HOUR) / MINUTE);
  if (hours === 0) return `${minutes} min`;
  return tone === 'calm' ? `${hours} h` : `${hours} h ${String(minutes).padStart(2, '0')}`;
}
