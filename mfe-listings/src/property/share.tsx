import { toast } from 'platform';
import * as styles from './property.css.ts';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: 'Paste it wherever you want to show this home.' });
  } catch {
    toast({ title: 'Error', description: 'The link could not be copied.', variant: 'destructive' });
  }
}

/** The device's own sheet where it has one. Closing that sheet is no failure. */
async function share(): Promise<void> {
  const url = `${location.origin}${location.pathname}`;
  if (!navigator.share) return copy(url);
  await navigator.share({ title: document.title, url }).catch(() => undefined);
}

/** Hands the home's address on. */
export const Share = () => (
  <button type="button" className={styles.quietAction} onClick={() => void share()}>
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      aria-hidden="true"
    >
      <path d="M9 11V1.5M5.5 4.5L9 1l3.500 3.500M3.500 8H2v8.500h14V8h-1.500" />
    </svg>
    Share
  </button>
);
