/**
 * The film of the first picture: sea, light and sail move. Its first frame equals the picture, so that its start is not
 * visible.
 */

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx, PauseIcon, PlayIcon, RoundButton } from 'ui';
import { heroPicture } from '../../pictures/generated/hero.ts';
import * as styles from './hero.css.ts';
import type { Film } from './hours.ts';

const { focus } = heroPicture;

type HeroLoopProps = {
  film: Film;
  /** No source could be loaded, or one failed while it played. */
  onFailure: () => void;
};

/** Plays in a loop and without sound while it is visible, until the visitor pauses it. */
export function HeroLoop({ film, onFailure }: HeroLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [hasBegun, setBegun] = useState(false);

  /**
   * A browser that saves power may refuse to play; then the button offers to play. A start that was interrupted is no
   * refusal.
   */
  const waitIfRefused = useEffectEvent((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') setPaused(true);
  });

  useEffect(() => {
    const element = video.current;
    if (!element || isPaused) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) element.play().catch(waitIfRefused);
      else element.pause();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.pause();
    };
  }, [isPaused]);

  return (
    <>
      <div className={styles.understated}>
        <video
          ref={video}
          className={cx(styles.covering, styles.loop)}
          style={{ objectPosition: focus && `${focus.x}% ${focus.y}%` }}
          data-begun={hasBegun}
          muted
          loop
          playsInline
          disablePictureInPicture
          preload="auto"
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={() => setBegun(true)}
          // React brings the error of a source here, too; the browser goes on to the next one.
          onError={({ target, currentTarget }) => target === currentTarget && onFailure()}
        >
          <source src={film.mp4} type="video/mp4" />
          <source src={film.webm} type="video/webm" onError={onFailure} />
        </video>
      </div>
      <RoundButton
        look="sheet"
        className={styles.pause}
        label={isPaused ? 'Play the background video' : 'Pause the background video'}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <PlayIcon /> : <PauseIcon />}
      </RoundButton>
    </>
  );
}
