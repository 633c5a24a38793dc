import { getSite, telephoneLink } from 'platform';
import { useSyncExternalStore } from 'react';
import { AgentPortrait } from '../agent-portrait.tsx';
import * as styles from './leaflet.css.ts';

const never = () => () => undefined;

type LeafletProps = {
  /** The short path of the page. */
  path?: string | null;
};

/**
 * On paper only, instead of the site's footer: the contact, the address of this page as a code for cameras and as text,
 * and what the law requires on every advertisement.
 */
export function Leaflet({ path }: LeafletProps) {
  const { agent, brokerage, compliance } = getSite();
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '',
  );
  const licenses = agent.licenses.map(({ state, number }) => `${state} (${number})`).join(' and ');
  return (
    <footer className={styles.leaflet} data-leaflet>
      <AgentPortrait />
      <div className={styles.whom}>
        <b className={styles.name}>{brokerage.name}</b>
        <b className={styles.name}>{agent.name}</b>
        <a href={telephoneLink(agent.cellPhone)}>{agent.cellPhone}</a>
        <span>{agent.email}</span>
        {path && <b className={styles.path}>{`${host}${path}`}</b>}
      </div>
      {path && (
        <img src={`${path}/qr.svg`} alt="" width={124} height={124} className={styles.code} fetchPriority="low" />
      )}
      <p className={styles.law}>
        {`${agent.name}, ${agent.title}, ${licenses}, ${brokerage.name}. Office ${agent.officePhone}. ${compliance.statement}. Offered subject to errors, changes and prior sale.`}
      </p>
    </footer>
  );
}
