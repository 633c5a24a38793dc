import { getSite } from 'platform';
import { hoursInWords } from 'schema';
import { AgentContact } from '../notice/agent-contact.tsx';
import { Notice, NoticePart } from '../notice/notice.tsx';

export function Component() {
  const { agent, brokerage, replyWithinHours } = getSite();
  return (
    <Notice
      title="Privacy"
      lead="What you write here is used to answer you. It is not sold, and it is not used for advertising."
    >
      <title>{`Privacy | ${agent.name}`}</title>
      <meta
        name="description"
        content={`What this site keeps when you write to ${agent.name}, why, and how to have it deleted.`}
      />
      <NoticePart title="What you give">
        <p>
          The forms ask for what an answer needs: your name, e-mail address, telephone number if you wish and whether
          you may be called or texted, your message, and for a valuation the address and a description of the home. The
          page you wrote from is kept with it. If you ask to be told when a home comes, what you looked for is kept with
          your request.
        </p>
      </NoticePart>
      <NoticePart title="What it is for">
        <p>
          {agent.name} reads it and replies within {hoursInWords(replyWithinHours)}. As a licensee of {brokerage.name},
          records of a transaction are kept for as long as state law requires. Anything else is deleted when you ask for
          it.
        </p>
      </NoticePart>
      <NoticePart title="Cookies and your browser">
        <p>
          Visitors get no advertising tracker. While a new version of the site is tried with some of its visitors, a
          cookie with a random number keeps you with the version that you saw first, for a week at most; otherwise
          visitors get no cookie. If you close the pop-up window, a note in your own browser remembers that, so that it
          does not return. If you ask a form to remember you, your name, email and phone stay in your browser until you
          take the tick away; a message stays in its tab until it is confirmed as sent; homes that you save stay there
          until you take them out. The site is asked for those homes when you look at them, and the address of a
          comparison names its homes: whoever gets that address sees them. The page also tells its own server how fast
          it was and whether a part of it failed; that report does not say who you are.
        </p>
      </NoticePart>
      <NoticePart title="Who else takes part">
        <p>
          To keep automated messages out, a form may ask Google reCAPTCHA whether a person sent it; Google then receives
          your network address and its own measurements. Your network address is also used for a short time to limit how
          often one sender can write. Links to maps, social networks and listing sites lead to others, who have their
          own rules.
        </p>
      </NoticePart>
      <NoticePart title="Your say">
        <p>
          To see, correct or delete what is kept about you, call or write: <AgentContact />. There is no form to fill in
          and no charge.
        </p>
      </NoticePart>
    </Notice>
  );
}
