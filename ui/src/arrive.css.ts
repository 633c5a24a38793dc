/**
 * What arrives once, when it first comes into sight. It takes no script, and stands there at once where a
 * browser knows nothing of it, where less motion is asked for, and on paper. It moves alone: before it arrives it can be read, too.
 */

import { createVar, keyframes } from '@vanilla-extract/css';

const from = createVar();

const arrive = keyframes({ from: { transform: from } });

const KNOWN = '(animation-trigger: --in-sight play-once)';
const WANTED = 'screen and (prefers-reduced-motion: no-preference)';

/** A rule of an element that comes from so far away, as in `transform`. */
export const arriving = (transform: string): object => ({
  '@supports': {
    [KNOWN]: {
      '@media': {
        [WANTED]: {
          vars: { [from]: transform },
          // Each by itself: the short form takes the trigger back, wherever it is put.
          animationName: arrive,
          animationDuration: '300ms',
          animationTimingFunction: 'ease-out',
          animationFillMode: 'backwards',
          timelineTrigger: '--in-sight view() entry 10% cover 100%',
          triggerScope: '--in-sight',
          animationTrigger: '--in-sight play-once',
        },
      },
    },
  },
});
