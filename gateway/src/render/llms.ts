// /llms.txt (https://llmstxt.org) tells language models whose site this is and where its pages are.
import { guidePath, guides, hoursInWords, type Site } from 'schema';
import type { ReleaseSet } from '../modules/releases/release.ts';

const link = (name: string, address: string, about = '') => `- [${name}](${address})${about && `: ${about}`}`;

/** A readable name of a path: "/properties" becomes "Properties". */
function nameOf(path: string): string {
  const words = path.slice(1).replaceAll(/[/-]/g, ' ');
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

/** Markdown, from the site's identity and what is live. */
export function llmsText(site: Site, { shell, remotes }: ReleaseSet, origin: string): string {
  const { agent, brokerage, office, regions, tagline, replyWithinHours } = site;
  const visible = [shell, ...remotes.filter(({ isPrivate }) => !isPrivate)];
  const pages = visible
    .flatMap(({ pages }) => pages.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path))
    .filter((path) => !path.includes(':'));
  const towns = visible.flatMap(({ navigation }) => navigation);
  const licenses = agent.licenses.map(({ type, state, number }) => `${type}, ${state}, ${number}`).join('; ');
  return [
    `# ${agent.name}, ${brokerage.name}`,
    '',
    `> ${tagline}`,
    '',
    `${licenses}. ${regions.join(', ')}.`,
    `${office.street}, ${office.city}, ${office.state} ${office.zipCode}. Telephone ${agent.officePhone}, mail ${agent.email}; an answer within ${hoursInWords(replyWithinHours)}.`,
    ...section(
      'Pages',
      [...new Set(pages)].map((path) => link(nameOf(path), origin + path)),
    ),
    ...section(
      'Towns',
      towns.map(({ name, state, href }) => link(`${name}, ${state}`, origin + href)),
    ),
    ...section(
      'Guides',
      guides.map(({ slug, name, title, line }) => link(name, origin + guidePath(slug), `${title}. ${line}. PDF`)),
    ),
    ...section('For programs', [
      link('Homes', `${origin}/api/properties?limit=60`, 'JSON, page by page; `Link` leads on'),
      link('OpenAPI', `${origin}/api/openapi.json`, 'the REST calls'),
      link('GraphQL', `${origin}/schema.graphql`, 'the schema of /graphql'),
      link('Sitemap', `${origin}/sitemap.xml`, 'every address with its last change'),
    ]),
    '',
  ].join('\n');
}
