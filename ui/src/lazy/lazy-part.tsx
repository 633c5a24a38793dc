import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';

/** What a lazy part throws while its code cannot be had. `forget` makes the next render a new try. */
export class LazyPartError extends Error {
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.forget = forget;
  }
}

/** `React.lazy` keeps a failure for good. This asks again once the `LazyBoundary` around it has shown the failure. */
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

/** A lazy part in a chunk of its own, which exports it by default. */
export const lazyChunk = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazyPart(async () => (await loadChunk(load)).default);
