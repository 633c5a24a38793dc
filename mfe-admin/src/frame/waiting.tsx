import { VisuallyHidden } from 'ui';
import { counts } from './counts.ts';

/** The number beside a page's name, if something waits there. Above 99 it is "99+", so that it has room on its tab. */
export function Waiting({ path, className }: { path: string; className: string }) {
  const count = counts.use()[path];
  if (!count) return null;
  return (
    <span className={className}>
      {count > 99 ? '99+' : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
