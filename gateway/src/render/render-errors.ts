/** Reasons why a page was not rendered, other than an error it threw. Only the first two are the page's own fault. */

/** The page used up its own time while it was alone in its process. */
export class RenderOverdue extends Error {
  override readonly name = 'RenderOverdue';
}

/** The process ended twice while it rendered this page. */
export class RendererGone extends Error {
  override readonly name = 'RendererGone';
}

/** Too many pages are waiting. Trying again in a moment makes sense. */
export class RenderersBusy extends Error {
  override readonly name = 'RenderersBusy';
}

/** The data was not available, or did not come in time. */
export class DataMissing extends Error {
  override readonly name = 'DataMissing';
}

/** While the page waited, it became known that it should not be rendered now. */
export class RenderSkipped extends Error {
  override readonly name = 'RenderSkipped';
}

/** The bundles of the live set cannot be loaded, or the renderers are closed. */
export class NoRenderer extends Error {
  override readonly name = 'NoRenderer';
}
