/** The values of the contract, and the tone of the page itself. */
import { assignVars } from '@vanilla-extract/css';
import { layers, vars } from '../contract.css.ts';
import { layered } from '../layered.ts';
import { color, duration, size, space, tones } from '../tokens.ts';

const { globalStyle } = layered(layers.tokens);

/** After each font, its fallbacks from `generated/fallbacks.css`, which have the same metrics. */
const font = {
  display: '"Newsreader Variable", "Newsreader Georgia", "Newsreader Noto", "Newsreader Times", serif',
  lead: '"Newsreader Variable", "Newsreader Lead Georgia", "Newsreader Lead Noto", "Newsreader Lead Times", serif',
  text: '"Instrument Sans Variable", "Instrument Roboto", "Instrument Arial", system-ui, sans-serif',
};

// `:host`: in a page of another site, the only root of ours is a shadow root.
globalStyle(':root, :host', {
  vars: assignVars(vars, {
    color,
    tone: tones.paper,
    font,
    space,
    size,
    width: { content: '1312px', measure: '42.9em' },
    shadow: {
      lift: '0 1px 0 rgb(16 41 63 / .06), 0 18px 40px -18px rgb(16 41 63 / .34)',
      dialog: '0 40px 90px -30px rgb(8 20 32 / .7)',
    },
    time: { color: `${duration.color}ms`, dialog: `${duration.dialog}ms`, carousel: `${duration.carousel}ms` },
    ease: 'cubic-bezier(.2, .7, .2, 1)',
  }),
});
