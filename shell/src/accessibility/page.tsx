import { getSite } from 'platform';
import { AgentContact } from '../notice/agent-contact.tsx';
import { Notice, NoticePart } from '../notice/notice.tsx';

const lead = 'Everyone should be able to read every page here, look at every home and send every form.';

export function Component() {
  const { agent, office } = getSite();
  return (
    <Notice title="Accessibility" lead={lead}>
      <title>{`Accessibility | ${agent.name}`}</title>
      <meta
        name="description"
        content={`How this site is built to be used by everyone, and how to reach ${agent.name} when something is in your way.`}
      />
      <NoticePart title="What it is built to">
        <p>The aim is the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. In practice:</p>
        <ul>
          <li>Everything works with a keyboard alone, and the focus is always visible.</li>
          <li>Text and controls have enough contrast and can be enlarged to 400%.</li>
          <li>Pictures that say something have a description; decoration is passed over.</li>
          <li>Whatever moves by itself can be paused, and stays still if your device asks for reduced motion.</li>
          <li>Forms name their fields, say what is wrong in words, and keep what you typed.</li>
        </ul>
      </NoticePart>
      <NoticePart title="What is outside it">
        <p>
          Maps, social networks and listing sites that are linked from here belong to others and may fall short.
          Photographs supplied with a listing may have only a short description.
        </p>
      </NoticePart>
      <NoticePart title="If something is in your way">
        <p>
          Call or write: <AgentContact />. Say which page it was; you will get the information another way, and the page
          will be put right. Documents can be read to you over the telephone.
        </p>
      </NoticePart>
      <NoticePart title="The office">
        <p>
          {office.street}, {office.city}, {office.state} {office.zipCode}. {office.hours}; tell us beforehand what you
          need, and we can also meet elsewhere or by video.
        </p>
      </NoticePart>
    </Notice>
  );
}
