import { getSite } from 'platform';
import type { AgentPhoto } from 'schema';
import { attachedAssetsPath } from 'schema/pictures';
import { type Image, imageNamed, Picture, Print } from 'ui';
import { portraitPicture } from '../pictures/generated/portrait.ts';

export interface PortraitProps {
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes: string;
  /** In the first view: fetched at once. */
  priority?: boolean;
  className?: string;
}

/** A face stands in the upper half; that is what a crop keeps. */
const FOCUS = { x: 50, y: 30 } as const;

const imageOf = ({ file, ...photo }: AgentPhoto): Image =>
  imageNamed(`${attachedAssetsPath}/${file.replace('.jpg', '')}`, { ...photo, focus: FOCUS });

const drawnCaption = (name: string) => (
  <>
    <span>{name}, on the sea wall</span>
    <span>No. 18</span>
  </>
);

/** The agent's own photo; without one, the agent drawn in the series of the towns. */
export function Portrait({ sizes, priority, className }: PortraitProps) {
  const { name, photo } = getSite().agent;
  return (
    <Print caption={photo ? <span>{name}</span> : drawnCaption(name)}>
      <Picture
        image={photo ? imageOf(photo) : portraitPicture}
        alt={photo ? name : `${name}, drawn`}
        sizes={sizes}
        ratio="4:5"
        priority={priority}
        className={className}
      />
    </Print>
  );
}
