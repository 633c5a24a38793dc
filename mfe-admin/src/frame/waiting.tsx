import { VisuallyHidden } from 'ui';
import { counts } from './counts.ts';

/** The number beside a page's name, if something waits there. */
export function Waiting({ path, className }: { path: string; className: string }) {
  const count = counts.use()[path];
  if (!count) return null;
  return (
    <span className={className}>
      {count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
