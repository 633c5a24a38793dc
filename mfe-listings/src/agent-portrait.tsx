import { getSite } from 'platform';
import { Picture } from 'ui';
import * as styles from './agent-portrait.css.ts';
import { imageOf } from './photo.ts';
import { agentPicture } from './pictures/generated/agent.ts';

/** A face stands in the upper half; that is what a crop keeps. */
const FOCUS = { x: 0.5, y: 0.3 } as const;

/** The agent as on a stamp, beside the name that says who it is: their own photo, or drawn. */
export function AgentPortrait() {
  const { photo } = getSite().agent;
  const image = photo ? imageOf({ ...photo, stem: photo.file.replace('.jpg', ''), focus: FOCUS }) : agentPicture;
  return <Picture image={image} alt="" sizes={styles.sizes} ratio="4:5" className={styles.portrait} />;
}
