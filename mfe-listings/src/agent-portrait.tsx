import { getSite } from 'platform';
import { Picture } from 'ui';
import * as styles from './agent-portrait.css.ts';
import { imageOf } from './photo.ts';
import { agentPicture } from './pictures/generated/agent.ts';

/** A face is usually in the upper half, so crops keep that. */
const FOCUS = { x: 0.5, y: 0.3 } as const;

/**
 * The agent as on a stamp, their own photo or a drawing. It stands beside the agent's name, so it has no alternative
 * text.
 */
export function AgentPortrait() {
  const { photo } = getSite().agent;
  const image = photo ? imageOf({ ...photo, stem: photo.file.replace('.jpg', ''), focus: FOCUS }) : agentPicture;
  return <Picture image={image} alt="" sizes={styles.sizes} ratio="4:5" className={styles.portrait} />;
}
