/** The smallest remote there is: one page with one style, deployable at once. */

export type Files = Record<string, string>;

const page = (name: string, title: string): string => `import { getSite } from 'platform';
import { Band, Heading, Lead, Stack, Wrap } from 'ui';
import { aside } from './page.css.ts';

export function Component() {
  const { agent } = getSite();
  return (
    <Band space="half">
      <title>{\`${title} | \${agent.name}\`}</title>
      <meta name="description" content="The first page of a new part of the site, ready to be written." />
      <Wrap>
        <Stack gap="s4">
          <Heading level={1} look="page">
            ${title}
          </Heading>
          <Lead>This page is a part of its own: built, deployed and rolled back alone.</Lead>
          <p className={aside}>Its address is /${name}.</p>
        </Stack>
      </Wrap>
    </Band>
  );
}
`;

const style = `import { layers, vars } from 'ui/contract';
import { layered } from 'ui/style';

const { style } = layered(layers.remotes);

export const aside = style({ maxWidth: vars.width.measure, color: vars.tone.quiet });
`;

/** The sources of the remote called `name`, wherever its repository is. */
export function remoteFiles(name: string): Files {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    'rspack.config.ts': `import { remote } from 'platform/rspack';\n\nexport default remote(import.meta.dirname);\n`,
    'remote.ts': `import type { RemoteDefinition } from 'platform/build';

export const remote = {
  name: '${name}',
  pages: { '/${name}': { module: './src/${name}/page.tsx' } },
  slots: {},
  // In the header and the footer of every page: links: [{ label: '${title}', to: '/${name}', places: ['header', 'footer'] }],
} satisfies RemoteDefinition;
`,
    [`src/${name}/page.tsx`]: page(name, title),
    [`src/${name}/page.css.ts`]: style,
  };
}

/** Rspack's own commands, in every remote's package.json. */
export const scripts = { build: 'rspack build', dev: 'rspack serve', preview: 'rspack preview' };
