import { cx, Heading, inlineLinkClass, Picture, Print, VisuallyHidden } from 'ui';
import { imageOf, largestOf } from '../photo.ts';
import type { Property } from './page.tsx';
import * as styles from './property.css.ts';

type FloorPlanProps = { picture: NonNullable<Property['floorPlanPicture']> };

/**
 * The floor plan, shown whole and never higher than the window. A press opens the picture alone, where fingers can
 * enlarge it.
 */
export function FloorPlan({ picture }: FloorPlanProps) {
  const { alt, width, height } = picture;
  return (
    <section className={cx(styles.part, styles.layout)} aria-labelledby="floor-plan">
      <Heading level={2} look="sub" id="floor-plan">
        Floor plan
      </Heading>
      <a
        href={largestOf(picture)}
        target="_blank"
        rel="noopener"
        className={styles.plan}
        style={{ maxWidth: `calc(78vh * ${width / height})` }}
      >
        <Print
          caption={
            <span className={cx(inlineLinkClass, styles.onScreen)}>
              See it large<VisuallyHidden>: {alt}</VisuallyHidden>
            </span>
          }
        >
          <Picture image={imageOf({ ...picture, focus: null })} alt={alt} sizes={styles.planSizes} />
        </Print>
      </a>
    </section>
  );
}
