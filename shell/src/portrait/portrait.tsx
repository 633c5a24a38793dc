import { getSite } from 'platform';
import type { AgentPhoto } from 'schema';
import { attachedAssetsPath } from 'schema/pictures';
import { type Image, imageNamed, Picture, Print } from 'ui';
import { portraitPicture } from '../pictures/generated/portrait.ts';

export interface PortraitProps {
  /** The width of the portrait on the page, as in the `sizes` attribute. */
  sizes: string;
  /** In the first screen, so it is loaded at once. */
  priority?: boolean;
  className?: string;
}

/** A face is usually in the upper half, so crops keep that. */
const FOCUS = { x: 50, y: 30 } as const;

const imageOf = ({ file, ...photo }: AgentPhoto): Image =>
  imageNamed(`${attachedAssetsPath}/${file.replace('.jpg', '')}`, { ...photo, focus: FOCUS });

const drawnCaption = (name: string) => (
  <>
    <span>{name}, on the sea wall</span>
    <span>No.&nbsp;18</span>
  </>
);

/** The agent's own photo, else a drawing of the agent in the style of the towns. */
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
