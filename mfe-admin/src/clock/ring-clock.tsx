import { CheckIcon, cx } from 'ui';
import type { Clock } from './clock.ts';
import * as styles from './ring-clock.css.ts';

type RingClockProps = {
  clock: Clock;
  /** The diameter in pixels. From 60 on it has ticks and "h left" inside. */
  size?: number;
};

const TICKS = Array.from({ length: 24 }, (_, hour) => hour);

function Tick({ hour, center, outer }: { hour: number; center: number; outer: number }) {
  const angle = (hour / 24) * 2 * Math.PI;
  const isQuarter = hour % 6 === 0;
  const inner = outer - (isQuarter ? 5 : 2.5);
  const at = (radius: number) =>
    `${(center + radius * Math.sin(angle)).toFixed(1)} ${(center - radius * Math.cos(angle)).toFixed(1)}`;
  return <path className={styles.tick} d={`M${at(outer)}L${at(inner)}`} strokeWidth={isQuarter ? 1.6 : 1} />;
}

/**
 * How much of a day is left until the reply is due: the arc empties clockwise from the top. The text beside it says the
 * same.
 */
export function RingClock({ clock: { tone, hours, figure }, size = 46 }: RingClockProps) {
  const isDial = size >= 60;
  const center = size / 2;
  const width = isDial ? 5 : 4;
  const radius = center - width / 2 - 1;
  const length = 2 * Math.PI * radius;
  const isLate = tone === 'late';
  const left = (Math.min(hours, 24) / 24) * length;

  return (
    <svg
      className={cx(styles.ring, styles.tone[tone])}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      {isLate ? (
        <circle className={styles.over} cx={center} cy={center} r={radius} strokeWidth={width} />
      ) : (
        <>
          <circle className={styles.track} cx={center} cy={center} r={radius} strokeWidth={1.5} />
          <circle
            className={styles.left}
            cx={center}
            cy={center}
            r={radius}
            strokeWidth={width}
            strokeDasharray={`${left.toFixed(1)} ${length.toFixed(1)}`}
            transform={`translate(${size} 0) scale(-1 1) rotate(-90 ${center} ${center})`}
          />
          {isDial &&
            TICKS.map((hour) => <Tick key={hour} hour={hour} center={center} outer={radius - width / 2 - 2.5} />)}
        </>
      )}
      <text
        className={styles.figure}
        x="50%"
        y={isDial ? '47%' : '51.5%'}
        fontSize={figure.length > 3 ? 14 : size > 80 ? 30 : isDial ? 25 : 18}
      >
        {figure}
      </text>
      {isDial && (
        <text className={styles.caption} x="50%" y="71%" fontSize={11.5}>
          {isLate ? 'over' : 'h left'}
        </text>
      )}
    </svg>
  );
}

/** Shown instead of the ring when the lead is answered. */
export function AnsweredRing({ size = 46 }: { size?: number }) {
  return (
    <span className={styles.answered} style={{ width: size, height: size }}>
      <CheckIcon />
    </span>
  );
}
