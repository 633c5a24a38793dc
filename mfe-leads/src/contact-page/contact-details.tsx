import { getSite, telephoneLink } from 'platform';
import { Fact, Facts, inlineLinkClass } from 'ui';

/** The agent's contact details. The office phone stands beside the cell phone, as the advertising rules require. */
export function ContactDetails() {
  const { agent, office } = getSite();
  return (
    <Facts>
      <Fact name="Cell">
        <a href={telephoneLink(agent.cellPhone)} className={inlineLinkClass}>
          {agent.cellPhone}
        </a>
      </Fact>
      <Fact name="Office">
        <a href={telephoneLink(agent.officePhone)} className={inlineLinkClass}>
          {agent.officePhone}
        </a>
      </Fact>
      <Fact name="Email">
        <a href={`mailto:${agent.email}`} className={inlineLinkClass}>
          {agent.email}
        </a>
      </Fact>
      <Fact name="Address">
        <a href={office.mapsUrl} target="_blank" rel="noopener noreferrer" className={inlineLinkClass}>
          {office.street}, {office.city}, {office.state} {office.zipCode}
        </a>
      </Fact>
      <Fact name="Hours">{office.hours}</Fact>
    </Facts>
  );
}
