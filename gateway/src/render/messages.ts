/** What the gateway and its renderer process say to each other. */

import * as z from 'zod/mini';
import type { SubmittedForm } from './submitted-form.ts';

export type Prepare = {
  type: 'prepare';
  shellFolder: string;
  /** Bare request → file of the shell's server half. */
  provided: Record<string, string>;
  remotes: Array<{ name: string; folder: string; modules: Array<{ module: string; file: string }> }>;
  registry: unknown;
  site: unknown;
};

export type ToRenderer =
  | Prepare
  /** Whom the pages belong to from now on. */
  | { type: 'identity'; site: unknown }
  | { type: 'render'; id: number; url: string; form?: SubmittedForm | undefined }
  | { type: 'answer'; id: number; data: unknown }
  | { type: 'answer'; id: number; error: string };

const operation = z.object({ name: z.string(), hash: z.string(), text: z.string() });
const variables = z.record(z.string(), z.unknown());
const id = z.int();

const renderedSchema = z.object({
  status: z.int().check(z.minimum(200), z.maximum(599)),
  head: z.string(),
  body: z.string(),
  jsonLd: z.nullable(z.custom<object>((value) => typeof value === 'object')),
  rendered: z.object({
    routeId: z.string(),
    status: z.int(),
    data: z.unknown(),
    modules: z.object({ page: z.nullable(z.string()), slots: z.array(z.string()) }),
    answers: z.array(z.object({ operation, variables, data: z.unknown() })),
  }),
  slots: z.array(z.string()),
  failures: z.array(z.string()),
});

/** A rendered page, as the shell's server half answers it. */
export type Rendered = z.output<typeof renderedSchema>;

const fromRenderer = z.discriminatedUnion('type', [
  /** `bytes`: what the process holds of the machine's memory. */
  z.object({ type: z.literal('ready'), bytes: z.int() }),
  z.object({ type: z.literal('unusable'), message: z.string() }),
  /** A module that could not be imported: its page or slot is drawn by the browser alone. */
  z.object({ type: z.literal('failure'), message: z.string() }),
  /** `render`: the page that asks. */
  z.object({ type: z.literal('query'), id, render: id, operation, variables }),
  /** The page is in hand: from here on it may be the reason if the process ends. */
  z.object({ type: z.literal('begun'), id }),
  z.object({ type: z.literal('rendered'), id, page: renderedSchema, bytes: z.int() }),
  z.object({ type: z.literal('threw'), id, message: z.string() }),
]);

export type FromRenderer = z.output<typeof fromRenderer>;

/** A message of the renderer process, which runs other people's code: `undefined` when it is none of ours. */
export function readMessage(value: unknown): FromRenderer | undefined {
  const parsed = z.safeParse(fromRenderer, value);
  return parsed.success ? parsed.data : undefined;
}
