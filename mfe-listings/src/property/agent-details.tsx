import { getSite, telephoneLink } from 'platform';
import { plainLinkClass } from 'ui';
import { AgentPortrait } from '../agent-portrait.tsx';
import * as styles from './property.css.ts';

/** The contact for the home: brokerage and agent in the same size, as the advertising rules require. */
export function AgentDetails() {
  const { agent, brokerage } = getSite();
  const states = agent.licenses.map(({ state }) => state).join(' and ');
  return (
    <address className={styles.agent}>
      <div className={styles.agentHead}>
        <AgentPortrait />
        <div>
          <b className={styles.agentName}>{brokerage.name}</b>
          <b className={styles.agentName}>{agent.name}</b>
        </div>
      </div>
      <span>
        {agent.title}, {states}
      </span>
      <span>
        Office{' '}
        <a href={telephoneLink(agent.officePhone)} className={plainLinkClass}>
          {agent.officePhone}
        </a>
      </span>
      <span>
        Cell{' '}
        <a href={telephoneLink(agent.cellPhone)} className={plainLinkClass}>
          {agent.cellPhone}
        </a>
      </span>
      <a href={`mailto:${agent.email}`} className={plainLinkClass}>
        {agent.email}
      </a>
    </address>
  );
}
