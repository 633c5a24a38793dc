/**
 * An animation for elements that come into view for the first time. It needs no script. Without support in the browser,
 * with reduced motion, and on paper, the element is simply there. Only its position is animated, so it can be read
 * before, too.
 */

import { createVar, keyframes } from '@vanilla-extract/css';

const from = createVar();

const arrive = keyframes({ from: { transform: from } });

const KNOWN = '(animation-trigger: --in-sight play-once)';
const WANTED = 'screen and (prefers-reduced-motion: no-preference)';

/** The rule of an element that moves in from this `transform`. */
export const arriving = (transform: string): object => ({
  '@supports': {
    [KNOWN]: {
      '@media': {
        [WANTED]: {
          vars: { [from]: transform },
          // Written one by one: the shorthand `animation` would reset the trigger, wherever it stands.
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
