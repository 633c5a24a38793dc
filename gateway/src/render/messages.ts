/** The messages between the gateway and its renderer process. */

import * as z from 'zod/mini';
import type { SubmittedForm } from './submitted-form.ts';

export type Prepare = {
  type: 'prepare';
  shellFolder: string;
  /** Import specifiers that the shell provides, each with its file in the shell's server half. */
  provided: Record<string, string>;
  remotes: Array<{ name: string; folder: string; modules: Array<{ module: string; file: string }> }>;
  registry: unknown;
  site: unknown;
  /**
   * Each page fails that changes what all parts share, or rejects where nobody hears it. Pages come one by one then, so
   * that each fault is known to be of one.
   */
  isTrial?: boolean;
};

export type ToRenderer =
  | Prepare
  /** The agent's identity for the pages that are rendered from now on. */
  | { type: 'identity'; site: unknown }
  | { type: 'render'; id: number; url: string; form?: SubmittedForm | undefined }
  /** `text`: the JSON of `{ data }`. */
  | { type: 'answer'; id: number; text: string }
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

/** A rendered page, as the shell's server half returns it. */
export type Rendered = z.output<typeof renderedSchema>;

const fromRenderer = z.discriminatedUnion('type', [
  /** `bytes`: the memory that the process holds. */
  z.object({ type: z.literal('ready'), bytes: z.int() }),
  z.object({ type: z.literal('unusable'), message: z.string() }),
  /**
   * A module that could not be imported, so that only the browser draws its page or slot, or a part that changed what all
   * parts share.
   */
  z.object({ type: z.literal('failure'), message: z.string() }),
  /** What a page did wrong where nobody hears it, with its address. The page itself is drawn, or not, all the same. */
  z.object({ type: z.literal('left'), message: z.string() }),
  /** `render`: the id of the page that asks. */
  z.object({ type: z.literal('query'), id, render: id, operation, variables }),
  /** The page is being rendered: if the process ends from now on, this page may be the cause. */
  z.object({ type: z.literal('begun'), id }),
  z.object({ type: z.literal('rendered'), id, page: renderedSchema, bytes: z.int() }),
  z.object({ type: z.literal('threw'), id, message: z.string() }),
]);

export type FromRenderer = z.output<typeof fromRenderer>;

/** Checks a message from the renderer process, which runs foreign code. Undefined if it is not one of our messages. */
export function readMessage(value: unknown): FromRenderer | undefined {
  const parsed = z.safeParse(fromRenderer, value);
  return parsed.success ? parsed.data : undefined;
}
