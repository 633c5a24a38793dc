/** The contract between the shell and a page or slot module: its exports, and the arguments that it gets. */

import type { ComponentType } from 'react';
import type { Operation } from './release.ts';
import type { SlotProps } from './slots.ts';

/** A registered operation with the types of its answer and its variables. */
export type TypedOperation<Data, Variables> = Operation & { readonly types?: (variables: Variables) => Data };

/** Asks the gateway. Rejects with an error whose `code` is one of the contract's codes. */
export type Query = <Data, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/**
 * A form that a browser without scripts sent and that was refused: what was typed, and what is wrong with each field
 * and with the whole.
 */
export type SubmittedForm = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  message: string;
};

/** `form`: only on the server, and only in the answer to the visitor who sent it. */
export type LoaderArgs = {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  query: Query;
  form?: SubmittedForm | undefined;
};

/** A part of a page's data: already there (first load), or still loading (later navigation). */
export type Deferred<T> = T | Promise<T>;

/** A picture of this site: `path` starts with a slash. */
export type Cover = { path: string; width: number; height: number; alt: string };

export type PageModule<Data = unknown> = {
  Component: ComponentType<{ data: Data }>;
  /** Loads the page's data. Fields may be promises: the server waits for all, the browser shows each as it comes. */
  loader?: (args: LoaderArgs) => Data | Promise<Data>;
  /** The props of this page's slots, for their data and their components. Absent: none. */
  slots?: (args: LoaderArgs) => SlotProps | Promise<SlotProps>;
  /** Shown instead of the page if the loader, or one of its promises, threw `notFound()`. */
  NotFound?: ComponentType;
  /** Structured data for the head. Only the server calls it. Gets settled data. */
  jsonLd?: (data: unknown, origin: string) => object | undefined;
  /**
   * The canonical path of the page, if its address has parameters. On the server it gets settled data; in a browser some may
   * still be promises.
   */
  canonical?: (data: unknown) => string;
  /** The picture for a shared link to the page. Only the server calls it. Gets settled data. */
  cover?: (data: unknown) => Cover | undefined;
};

export type SlotModule<Props = unknown, Data = unknown> = {
  Component: ComponentType<Props & { data: Data }>;
  /** Loads the slot's data, as a page's loader does. `props`: what the page passes to the slot. */
  preload?: (args: LoaderArgs & { props: Props }) => Data | Promise<Data>;
};

/** What a route's loader returns: the data of the page, the data of each of its slots, and the props of these slots. */
export type RouteData = { page: unknown; slots: Record<string, unknown>; props: SlotProps };
