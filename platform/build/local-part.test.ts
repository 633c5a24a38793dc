import { expect, it } from 'vitest';
import { answers, withLocalPart, withPolicyOf } from './local-part.ts';

const notes = {
  name: 'mfe-notes',
  short: 'notes',
  version: 'development',
  entry: '/releases/mfe-notes/development/web/entry.js',
  integrity: 'sha256-x',
  global: 'mfe_notes',
  pages: [{ path: '/notes/:id', module: './notes/page', slots: [] }],
  slots: {},
};
const stateOf = (html: string) => JSON.parse(/id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '');
const page = (remotes: object[]) => {
  const state = {
    registry: { shell: '1', remotes, navigation: [], links: [] },
    site: {},
    botCheck: {},
    rendered: { routeId: 'a' },
  };
  return `<head></head><body><div id="root"><main><div>drawn</div></main></div><script type="application/json" id="page-state">${JSON.stringify(state)}</script></body>`;
};

it('stands in for the live part, among all others, on a page that the browser draws', () => {
  const html = withLocalPart(
    page([
      { ...notes, version: 'live' },
      { ...notes, name: 'mfe-areas' },
    ]),
    notes,
  );
  expect(html).toContain('<div id="root"></div>');
  expect(html).toMatch(/<\/script><\/body>$/);
  expect(stateOf(html).rendered).toBeUndefined();
  expect(stateOf(html).registry.remotes.map(({ name, version }: typeof notes) => `${name} ${version}`)).toEqual([
    'mfe-areas development',
    'mfe-notes development',
  ]);
});

it('fetches none of the live part’s scripts', () => {
  const list =
    '[{&quot;src&quot;:&quot;/releases/shell/1/m.js&quot;},{&quot;src&quot;:&quot;/releases/mfe-notes/1/e.js&quot;}]';
  const head = `<script data-scripts="${list}"></script><link rel="preload" as="script" crossorigin="anonymous" href="/releases/mfe-notes/1/e.js" integrity="x">`;
  const html = withLocalPart(head + page([]), notes);
  expect(html).not.toContain('/mfe-notes/1/');
  expect(html).toContain('[{&quot;src&quot;:&quot;/releases/shell/1/m.js&quot;}]');
});

it('keeps what is written in the part from ending the script that it stands in', () => {
  expect(withLocalPart(page([]), { ...notes, version: '</script><b>' })).not.toContain('<b>');
});

it('leaves a document that is no page of the shell as it is', () => {
  expect(withLocalPart('<p>Plain</p>', notes)).toBe('<p>Plain</p>');
});

it('names the part in the site’s policy, and changes nothing else of it', () => {
  const policy = "script-src 'self'; trusted-types shell remote-entry; upgrade-insecure-requests";
  expect(withPolicyOf(policy, notes)).toBe("script-src 'self'; trusted-types shell remote-entry mfe-notes");
  expect(withPolicyOf('trusted-types mfe-notes', notes)).toBe('trusted-types mfe-notes');
});

it('knows the addresses of the part’s pages', () => {
  expect(answers(notes, '/notes/7')).toBe(true);
  expect(answers(notes, '/notes')).toBe(false);
});
