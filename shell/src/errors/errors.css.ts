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

/** Of the 404 page. They stand here, with what the entry brings, because no page of the release names them to the server. */
export const notFound = {
  page: style(notFoundRules.page),
  picture: style(notFoundRules.picture),
  words: style(notFoundRules.words),
  title: style(notFoundRules.title),
  text: style(notFoundRules.text),
  actions: style(notFoundRules.actions),
};

/** On phones the drawing is cropped tall: sharp enough at its drawn height. */
export const pictureSizes = `${media.column} 604px, 100vw`;
