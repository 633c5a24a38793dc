import { Cluster, Columns, Heading, Lead, Panel, Prose, Rule, Split, Stack, Text } from '../src/index.ts';
import { color, space } from '../src/tokens.ts';
import { Section, Specimen } from './specimen.tsx';

const headings = ['hero', 'page', 'section', 'sub', 'heading', 'name', 'label'] as const;
const texts = ['body', 'quiet', 'small', 'note', 'aside', 'price', 'figure'] as const;
const tones = ['paper', 'sheet', 'dune', 'glass', 'navy'] as const;

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <Stack gap="s2">
    <span aria-hidden="true" style={{ background: value, height: 56, boxShadow: 'inset 0 0 0 1px #857a66' }} />
    <Text look="note">
      {name} {value}
    </Text>
  </Stack>
);

/** Colours, type, space and the components that own it. */
export function Foundations() {
  return (
    <>
      <Section title="Colors and space">
        <Columns count={4} tablet={3} phone={2}>
          {Object.entries(color).map(([name, value]) => (
            <Swatch key={name} name={name} value={value} />
          ))}
        </Columns>
        <Specimen name="Space">
          <Cluster align="end" gap="s3">
            {Object.entries(space).map(([name, size]) => (
              <Stack key={name} gap="s1" align="center">
                <span aria-hidden="true" style={{ background: color.glass, width: 24, height: size }} />
                <Text look="note">{name}</Text>
              </Stack>
            ))}
          </Cluster>
        </Specimen>
      </Section>
      <Section title="Type" tone="dune">
        {headings.map((look) => (
          <Specimen key={look} name={look}>
            <Heading level={4} look={look}>
              A porch above the river
            </Heading>
          </Specimen>
        ))}
        <Specimen name="lead">
          <Lead>The first thing said in a section, in the display face.</Lead>
        </Specimen>
        {texts.map((look) => (
          <Specimen key={look} name={look}>
            <Text look={look}>$1,295,000 and a sentence</Text>
          </Specimen>
        ))}
      </Section>
      <Section title="Layout">
        <Specimen name="Panel" says="A sheet on each ground; what stands on it takes its colours.">
          <Columns count={3}>
            {tones.map((tone) => (
              <Panel key={tone} tone={tone}>
                <Text>{tone}</Text>
              </Panel>
            ))}
          </Columns>
        </Specimen>
        <Specimen name="Split">
          <Split>
            <Panel>
              <Text>The narrow side</Text>
            </Panel>
            <Panel>
              <Text>The wide side; under the other at 820 px</Text>
            </Panel>
          </Split>
        </Specimen>
        <Specimen name="Prose and Rule">
          <Prose>
            <p>Running text at a measure of 60 to 70 characters, so that the eye finds the next line by itself.</p>
            <Rule />
            <p>And after a rule.</p>
          </Prose>
        </Specimen>
      </Section>
    </>
  );
}
