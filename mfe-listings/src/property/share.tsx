import { copyLink, shareOr } from '../share-sheet.ts';
import * as styles from './property.css.ts';

function share(path: string | null | undefined): void {
  const url = `${location.origin}${path ?? location.pathname}`;
  void shareOr({ title: document.title, url }, () =>
    copyLink(url, `${url.replace(/^https?:\/\//, '')} leads here, on paper too.`),
  );
}

/** Shares the URL of the home: the short one, which can be read aloud. */
export const Share = ({ path }: { path: string | null | undefined }) => (
  <button type="button" className={styles.quietAction} onClick={() => share(path)}>
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
