import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Thrown by a lazy part whose code could not be loaded. After `forget`, the next render tries again. */
export class LazyPartError extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.forget = forget;
  }
}

/**
 * `React.lazy` keeps a failure forever. This loads again after the surrounding `LazyBoundary` has shown the failure.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const forget = () => {
    part = undefined;
  };
  const make = () =>
    lazy(() =>
      load().then(
        (Part) => ({ default: Part }),
        (error: unknown) => {
          throw new LazyPartError(error, forget);
        },
      ),
    ) as unknown as ComponentType<Props>;

  return function LazyPart(props: Props) {
    part ??= make();
    const Part = part;
    return <Part {...props} />;
  };
}

/** A lazy part with its own chunk, whose default export it is. */
export const lazyChunk = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazyPart(async () => (await loadChunk(load)).default);
