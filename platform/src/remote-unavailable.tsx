import { Band, Button, inlineLinkClass, Panel, Stack, Text, Wrap } from 'ui';
import { telephoneLink } from './formats.ts';
import { getSite } from './site.ts';

/** Shown where a part of the site could not be loaded: what happened, and how to reach the agent. */
export function RemoteUnavailable({ onRetry }: { onRetry?: () => void }) {
  const { agent } = getSite();
  return (
    <Band as="div" space="half">
      <Wrap>
        <Panel role="alert">
          <Stack gap="s3" align="start">
            <Text>This part of the site could not be loaded.</Text>
            <Text>
              Call{' '}
              <a className={inlineLinkClass} href={telephoneLink(agent.cellPhone)}>
                {agent.cellPhone}
              </a>{' '}
              or write to{' '}
              <a className={inlineLinkClass} href={`mailto:${agent.email}`}>
                {agent.email}
              </a>
              .
            </Text>
            {onRetry && (
              <Button tone="line" size="small" onClick={onRetry}>
                Retry
              </Button>
            )}
          </Stack>
        </Panel>
      </Wrap>
    </Band>
  );
}
