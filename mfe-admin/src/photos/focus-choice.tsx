import { type PointerEvent, useRef } from 'react';
import type { Focus } from 'schema';
import { cx } from 'ui';
import * as styles from './focus-choice.css.ts';
import type { GridPhoto } from './photo.ts';

export const MIDDLE: Focus = { x: 0.5, y: 0.5 };

const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

const placeOf = ({ x, y }: Focus) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

export const positionOf = ({ x, y }: Focus): string => `${x * 100}% ${y * 100}%`;

const inPercent = (share: number): string => `${Math.round(share * 100)} %`;

type FocusChoiceProps = {
  photo: GridPhoto;
  focus: Focus;
  /** The point that another device has chosen meanwhile. */
  theirs: Focus | undefined;
  onChange: (focus: Focus) => void;
};

/**
 * The point of a photo that every crop must keep: set by press or drag on the photo, or by two sliders, with previews
 * beside it.
 */
export function FocusChoice({ photo, focus, theirs, onChange }: FocusChoiceProps) {
  const image = useRef<HTMLImageElement>(null);

  function follow({ clientX, clientY, buttons }: PointerEvent): void {
    const box = image.current?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  }

  const slider = (axis: 'x' | 'y', label: string) => (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        name={`focus-${axis}`}
        min={0}
        max={100}
        value={Math.round(focus[axis] * 100)}
        aria-valuetext={inPercent(focus[axis])}
        className={styles.track}
        onChange={({ target }) => onChange({ ...focus, [axis]: Number(target.value) / 100 })}
      />
    </label>
  );

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>What a card keeps of it</legend>
      <div className={styles.ground}>
        <span
          className={styles.whole}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={follow}
        >
          <img ref={image} src={photo.src} alt="" draggable={false} className={styles.image} />
          {theirs && <span aria-hidden="true" className={cx(styles.mark, styles.theirs)} style={placeOf(theirs)} />}
          <span aria-hidden="true" className={styles.mark} style={placeOf(focus)} />
        </span>
      </div>
      {theirs && (
        <p role="alert" className={styles.changed}>
          {`Another device chose the dashed ring meanwhile, ${inPercent(theirs.x)} across and ${inPercent(theirs.y)} down. Keep again to put yours in its place.`}
        </p>
      )}
      <div className={styles.below}>
        <div className={styles.sliders}>
          {slider('x', 'Across')}
          {slider('y', 'Down')}
        </div>
        <figure className={styles.card}>
          <img src={photo.src} alt="" className={styles.cropped} style={{ objectPosition: positionOf(focus) }} />
          <figcaption className={styles.caption}>As a card</figcaption>
        </figure>
      </div>
    </fieldset>
  );
}
