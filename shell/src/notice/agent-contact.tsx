import { getSite, telephoneLink } from 'platform';

/** "(732) 555-0117 or avery@…", as links within a sentence. */
export function AgentContact() {
  const { agent } = getSite();
  return (
    <>
      <a href={telephoneLink(agent.cellPhone)}>{agent.cellPhone}</a> or{' '}
      <a href={`mailto:${agent.email}`}>{agent.email}</a>
    </>
  );
}
