import { useState } from 'react';
import { AwaitingPicture } from 'ui';
import { Gallery } from 'ui/gallery';
import { cardOf } from '../last-card.ts';
import { imageOf } from '../photo.ts';
import type { Property } from './page.tsx';
import * as styles from './property.css.ts';

const labels = {
  previous: 'Previous photo',
  next: 'Next photo',
  count: (number: number, of: number) => `${number} of ${of}`,
  show: (number: number) => `Show photo ${number}`,
  enlarge: 'Show this photo large',
  failed: 'This photo could not be shown large. Please try again.',
  close: 'Close',
};

export function Photos({ home }: { home: Property }) {
  const [card] = useState(() => cardOf(home.id));
  const pictures = home.photos.map((photo, index) => ({
    image: { ...imageOf(photo), poster: index === 0 ? card?.poster : undefined },
    alt: photo.alt,
  }));
  return (
    <div className={styles.photos}>
      {home.photos.length > 0 ? (
        <Gallery
          label={`Photos of ${home.address}`}
          labels={labels}
          pictures={pictures}
          sharedName={card?.sharedName}
          sizes={styles.photoSizes}
        />
      ) : (
        <div className={styles.awaiting}>
          <AwaitingPicture text="Property Photos Coming Soon" />
        </div>
      )}
    </div>
  );
}
