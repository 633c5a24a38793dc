/** The small page where a client writes a testimonial. It loads no other files and no scripts. */

import { createHash } from 'node:crypto';
import { bounds, type Site } from 'schema';
import { escapeAttribute } from '../../render/escape-attribute.ts';
import type { LinkState } from './clients-words.ts';

const STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fbf6eb;color:#1f2a33;font:1.125rem/1.6 Georgia,serif}
main{width:100%;max-width:36rem;padding:2rem 1.25rem}h1{margin:.2em 0 .5em;font-weight:400;font-size:2rem;line-height:1.2;color:#10293f}
.firm{margin:0;font-size:1rem;letter-spacing:.04em}a{color:inherit}form{display:grid;gap:1.25rem;margin-top:1.5rem}label,legend{display:block;padding:0;font-weight:600}
fieldset{margin:0;padding:0;border:0}input[type=text],textarea{width:100%;margin-top:.35rem;padding:.7rem .8rem;border:1px solid #75808a;border-radius:2px;background:#fffdf7;color:inherit;font:inherit}
.stars{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem}.stars label{display:flex;align-items:center;gap:.5rem;min-height:44px;font-weight:400}.stars input{width:20px;height:20px;margin:0;accent-color:#10293f}
.wrong{display:block;margin-top:.35rem;color:#a83c26;font-weight:400}button{min-height:48px;padding:0 1.6rem;justify-self:start;border:0;border-radius:2px;background:#10293f;color:#fffdf7;font:inherit;cursor:pointer}
:focus-visible{outline:3px solid #10293f;outline-offset:2px}.trap{position:absolute;left:-999rem}.note{font-size:1rem}`;

const hash = createHash('sha256').update(STYLE).digest('base64');

export const wordsHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex',
  // The address of the page is its key, so other sites must not see it in a referrer.
  'referrer-policy': 'same-origin',
};

export interface SentWords {
  readonly values: Readonly<Record<string, string>>;
  /** Errors by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** An error that belongs to no field. */
  readonly message?: string;
}

type Owner = Pick<Site, 'agent' | 'brokerage'>;

const wrong = (id: string, text: string | undefined) =>
  text === undefined ? '' : `<span class="wrong" id="${id}-wrong">${escapeAttribute(text)}</span>`;

const marked = (id: string, text: string | undefined) =>
  text === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-wrong"`;

const starWords = ['One star', 'Two', 'Three', 'Four', 'Five stars'];

function formOf({ values, errors, message }: SentWords): string {
  const { name = '', reviewText = '', rating = '' } = values;
  const stars = starWords.map((words, index) => {
    const value = String(index + 1);
    const checked = rating === value ? ' checked' : '';
    return `<label><input type="radio" name="rating" value="${value}" required${checked}>${words}</label>`;
  });
  return `<form method="post">${message === undefined ? '' : `<p class="wrong" role="alert">${escapeAttribute(message)}</p>`}
<div><label for="words">Your words</label><textarea id="words" name="reviewText" rows="8" maxlength="${bounds.message}" required${marked('words', errors.reviewText)}>
${escapeAttribute(reviewText)}</textarea>${wrong('words', errors.reviewText)}</div>
<fieldset${marked('stars', errors.rating)}><legend>Stars</legend><div class="stars">${stars.join('')}</div>${wrong('stars', errors.rating)}</fieldset>
<div><label for="name">Your name, as it may be shown</label><input type="text" id="name" name="name" autocomplete="name" maxlength="${bounds.name}" required value="${escapeAttribute(name)}"${marked('name', errors.name)}>${wrong('name', errors.name)}</div>
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input type="text" id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button>Send</button></form>`;
}

/** What the page says if nothing can be written. */
const said: Readonly<Record<Exclude<LinkState['state'], 'open'>, readonly [title: string, words: string]>> = {
  used: ['Thank you', 'Your words have arrived. They are read before anybody else sees them.'],
  over: ['This link is over', 'It was good for thirty days. A new one is quickly sent: just ask.'],
  unknown: [
    'This link is not known',
    'Perhaps a part of it was lost on the way. Please open it from the mail once more, or ask for a new one.',
  ],
};

/** The words of a form whose link was taken back, or ended, while they were written. */
const writtenFor = ({ state }: LinkState, words = ''): string =>
  words === '' || state === 'open' || state === 'used'
    ? ''
    : `<div><label for="words">What you wrote, to copy or to send by mail</label><textarea id="words" rows="8" readonly>
${escapeAttribute(words)}</textarea></div>`;

/** The whole document for a link in this state. `sent`: a form that is returned, with errors or because its link is no more. */
export function wordsPage({ agent, brokerage }: Owner, link: LinkState, sent?: SentWords): string {
  const [name, firm, mail] = [agent.name, brokerage.name, agent.email].map(escapeAttribute);
  const [title, words] = link.state === 'open' ? [`A few words about ${name}`, ''] : said[link.state];
  const form =
    link.state === 'open'
      ? formOf(sent ?? { values: { name: link.name }, errors: {} })
      : writtenFor(link, sent?.values.reviewText);
  const intro =
    link.state === 'open'
      ? `<p>How was it? A few honest sentences help others to decide. ${name} reads them first; then they may be shown on the site, with the name below.</p>`
      : `<p>${words}</p>`;
  const contact = `<p class="note">${name}, <a href="mailto:${mail}">${mail}</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${firm}</title><style>${STYLE}</style></head><body><main><p class="firm">${firm}</p><h1>${title}</h1>${intro}${form}${contact}</main></body></html>`;
}
