import type { Letter } from './letter.ts';

/** Shows that mail arrives. It contains no personal data. */
export function testMail(origin: string): Letter {
  return {
    subject: 'A test from your site',
    blocks: [
      'You asked your site for this mail. It arrived, so mail about leads does, too.',
      { link: 'Health', href: `${origin}/admin/health` },
    ],
  };
}
