import { layers, media, vars } from 'ui/contract';
import { layered, notFoundRules } from 'ui/style';

const { style } = layered(layers.remotes);

export const view = style({ paddingBlock: vars.space.section });
export const words = style({ maxWidth: 760 });
export const text = style({ fontSize: vars.size.lead });

export const sea = style({ width: 'min(720px, 100%)', height: 'auto', marginTop: vars.space.s7 });
export const sail = style({ fill: vars.color.navy });
export const jib = style({ fill: '#c9704c' });
export const water = style({ stroke: vars.color.glassDeep, strokeWidth: 2 });

/**
 * The styles of the 404 page. They are in this file, which belongs to the entry, because the release has no such page
 * for which the server could load them.
 */
export const notFound = {
  page: style(notFoundRules.page),
  picture: style(notFoundRules.picture),
  words: style(notFoundRules.words),
  title: style(notFoundRules.title),
  text: style(notFoundRules.text),
  actions: style(notFoundRules.actions),
};

/** On phones the drawing is cropped to an upright shape; this is its full width at that height. */
export const pictureSizes = `${media.column} 604px, 100vw`;
