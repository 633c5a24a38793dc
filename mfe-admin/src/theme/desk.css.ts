/**
 * The agent's own tokens, and the night. They stand on the root while one of the agent's pages does, so that dialogs, which are
 * drawn beside the page, have them too; no visitor's page ever asks for them.
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

const atNight = '(prefers-color-scheme: dark)';

/** Marks the outermost element of every page of the agent. */
export const ground = style({ background: vars.color.paper, color: vars.tone.ink });

const root = `:root:has(${ground})`;

globalStyle(root, {
  vars: assignVars(desk, deskValues.day),
  colorScheme: 'light dark',
  '@media': {
    [atNight]: {
      vars: {
        ...assignVars(desk, deskValues.night),
        ...assignVars(vars.color, night),
        ...assignVars(vars.tone, nightTones),
      },
    },
  },
});

// A dialog brings the tones of paper with it.
globalStyle(`${root} [role="dialog"]`, {
  '@media': {
    [atNight]: { vars: assignVars(vars.tone, nightTones), background: vars.color.paper, color: vars.tone.ink },
  },
});

/** A sheet that brings the tones of day with it. */
export const sheet = style({
  '@media': {
    [atNight]: {
      vars: assignVars(vars.tone, { ...nightTones, ground: night.sheet }),
      background: vars.color.sheet,
      color: vars.tone.ink,
    },
  },
});

/** The one action of a page: what stands on brass stays navy. */
export const act = style({ selectors: { '&:not([aria-disabled="true"])': { color: desk.onAct } } });

/** What is chosen, where the system's few colours leave no ground and no shadow. */
export const chosenByForce = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;
