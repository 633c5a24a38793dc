/** How the living page shows a thing: a section of the page, and in it a specimen under its name. */

import type { ReactNode } from 'react';
import { Band, Heading, Panel, SectionHead, Stack, Text, Wrap } from '../src/index.ts';
import type { Tone } from '../src/layout/tone.css.ts';

export const Section = ({ title, tone = 'paper', children }: { title: string; tone?: Tone; children: ReactNode }) => (
  <Band tone={tone} aria-label={title}>
    <Wrap>
      <SectionHead title={title} />
      <Stack gap="s7">{children}</Stack>
    </Wrap>
  </Band>
);

export const Specimen = ({ name, says, children }: { name: string; says?: string; children: ReactNode }) => (
  <Stack gap="s4">
    <Heading level={3} look="name">
      {name}
    </Heading>
    {says && <Text look="small">{says}</Text>}
    {children}
  </Stack>
);

const grounds: readonly Tone[] = ['paper', 'sheet', 'dune', 'glass', 'navy'];

/** The same thing on every ground there is: it takes its colours from what it stands on. */
export const OnEveryGround = ({ children }: { children: ReactNode }) => (
  <Stack gap="s3">
    {grounds.map((tone) => (
      <Panel key={tone} tone={tone}>
        {children}
      </Panel>
    ))}
  </Stack>
);
