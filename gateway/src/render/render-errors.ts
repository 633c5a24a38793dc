/** Why a page could not be rendered, where it did not simply throw. Only the first two say anything about the page itself. */

/** The page used up its own time, alone in its process. */
export class RenderOverdue extends Error {
  override readonly name = 'RenderOverdue';
}

/** The process ended twice while it rendered this page. */
export class RendererGone extends Error {
  override readonly name = 'RendererGone';
}

/** More pages are asked for than can be rendered. Trying again in a moment makes sense. */
export class RenderersBusy extends Error {
  override readonly name = 'RenderersBusy';
}

/** The data could not be had, or did not come in time. */
export class DataMissing extends Error {
  override readonly name = 'DataMissing';
}

/** While the page waited, it became known that it had better not be rendered. */
export class RenderSkipped extends Error {
  override readonly name = 'RenderSkipped';
}

/** The live set's bundles cannot be loaded, or the renderers are closed. */
export class NoRenderer extends Error {
  override readonly name = 'NoRenderer';
}
