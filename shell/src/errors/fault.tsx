import { telephoneLink, useSite } from 'platform';
import { Button, buttonClass } from 'ui';
import { ErrorView } from './error-view.tsx';

/** The network or the server failed: the page may be there on the next try, the telephone is there now. */
export function Fault({ onRetry }: { onRetry: () => void }) {
  const { agent } = useSite();
  const actions = (
    <>
      <Button onClick={onRetry}>Retry</Button>
      <a className={buttonClass({ tone: 'line' })} href={telephoneLink(agent.cellPhone)}>
        Call {agent.cellPhone}
      </a>
    </>
  );
  return (
    <ErrorView title="Something went wrong" actions={actions}>
      <span role="alert">This page could not be loaded.</span>
    </ErrorView>
  );
}
