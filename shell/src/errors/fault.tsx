import { getSite, telephoneLink, useLocation } from 'platform';
import { Button, buttonClass, Cluster, Heading, Stack, Text, Wrap } from 'ui';
import { isDesk } from '../frame/header/variant.ts';
import * as styles from './errors.css.ts';
import { useRetry } from './use-retry.ts';

/** The boat of the logo, alone on the water. */
const Sea = () => (
  <svg className={styles.sea} viewBox="0 0 720 120" fill="none" aria-hidden="true">
    <path d="M352 8v62h-62c30-24 52-40 62-62z" className={styles.sail} />
    <path d="M362 18c8 22 24 40 46 52h-46z" className={styles.jib} />
    <path d="M0 92c45-12 90-12 135 0s90 12 135 0 90-12 135 0 90 12 135 0 90-12 180 0" className={styles.water} />
    <path d="M0 110c40-8 80-8 120 0s80 8 120 0 80-8 120 0 80 8 120 0 80-8 120 0 80 8 120 0" className={styles.water} />
  </svg>
);

/** The network or the server failed. The page offers another try and, to all but the agent, her telephone. */
export function Fault() {
  const { agent } = getSite();
  const retry = useRetry();
  const { pathname } = useLocation();
  return (
    <Wrap className={styles.view}>
      <Stack gap="s5" className={styles.words}>
        <title>Something went wrong</title>
        <meta name="robots" content="noindex" />
        <Heading level={1} look="page">
          Something went wrong
        </Heading>
        <Text className={styles.text}>
          <span role="alert">This page could not be loaded.</span>
        </Text>
        <Cluster gap="s3">
          <Button onClick={retry}>Retry</Button>
          {!isDesk(pathname) && (
            <a className={buttonClass({ tone: 'line' })} href={telephoneLink(agent.cellPhone)}>
              Call {agent.cellPhone}
            </a>
          )}
        </Cluster>
      </Stack>
      <Sea />
    </Wrap>
  );
}
