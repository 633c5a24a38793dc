/**
 * The tokens of the admin pages, and the colors for the night. They are set on the root while an admin page is open, so
 * that dialogs, which are rendered beside the page, have them, too. Visitors' pages never load them.
 */
import { assignVars, createThemeContract } from '@vanilla-extract/css';
import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';
import { deskValues, night, nightTones } from './night.ts';

const { style, globalStyle } = layered(layers.remotes);

export const desk = createThemeContract({
  urgentPale: null,
  onAct: null,
  nav: { ground: null, ink: null, quiet: null, line: null, mark: null },
  badge: {
    dune: null,
    duneInk: null,
    glass: null,
    glassInk: null,
    brass: null,
    brassInk: null,
    dusk: null,
    duskInk: null,
  },
});

/** Paper is white at night, too. */
const atNight = 'screen and (prefers-color-scheme: dark)';

/** Marks the outermost element of every admin page. */
export const ground = style({
  background: vars.color.paper,
  color: vars.tone.ink,
  '@media': { print: { background: 'none' } },
});

const root = `:root:has(${ground})`;

globalStyle(root, {
  vars: assignVars(desk, deskValues.day),
  colorScheme: 'light dark',
  '@media': {
    print: { colorScheme: 'light' },
    [atNight]: {
      vars: {
        ...assignVars(desk, deskValues.night),
        ...assignVars(vars.color, night),
        ...assignVars(vars.tone, nightTones),
      },
    },
  },
});

// A dialog sets the tones of paper itself.
globalStyle(`${root} [role="dialog"]`, {
  '@media': {
    [atNight]: { vars: assignVars(vars.tone, nightTones), background: vars.color.paper, color: vars.tone.ink },
  },
});

/** A sheet, which sets the tones of day itself. */
export const sheet = style({
  '@media': {
    [atNight]: {
      vars: assignVars(vars.tone, { ...nightTones, ground: night.sheet }),
      background: vars.color.sheet,
      color: vars.tone.ink,
    },
  },
});

/** The main action of a page. Text on brass stays navy. */
export const act = style({ selectors: { '&:not([aria-disabled="true"])': { color: desk.onAct } } });

/** The chosen entry with forced colors, which drop backgrounds and shadows. */
export const chosenByForce = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

/** The outline of what is pressed with forced colors, for one that is drawn as a shadow. */
export const edgeByForce = { border: '1px solid' } as const;
