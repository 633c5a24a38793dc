import { useSite } from './site.ts';

/** Stands where a part of the site could not be loaded: what happened, and how to reach the agent all the same. */
export function RemoteUnavailable({ onRetry }: { onRetry?: () => void }) {
  const site = useSite();
  return (
    <div role="alert" className="remote-unavailable">
      <p>This part of the site could not be loaded.</p>
      <p>
        Call <a href={`tel:${site.agent.cellPhone.replace(/[^+\d]/g, '')}`}>{site.agent.cellPhone}</a> or write to{' '}
        <a href={`mailto:${site.agent.email}`}>{site.agent.email}</a>.
      </p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}
