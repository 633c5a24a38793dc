/** The contract between the shell and a page or slot module: what a team exports, and what it is given. */

import type { ComponentType } from 'react';
import type { Operation } from './release.ts';
import type { SlotProps } from './slots.ts';

/** A registered operation that knows the shapes of its answer and its variables. */
export type TypedOperation<Data, Variables> = Operation & { readonly types?: (variables: Variables) => Data };

/** Asks the gateway. Rejects with an error whose `code` is one of the contract's codes. */
export type Query = <Data, Variables extends Record<string, unknown>>(
  operation: TypedOperation<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** A form that a browser without scripts sent, and that came back: what was typed, what is wrong with each field and the whole. */
export type SubmittedForm = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  message: string;
};

/** `form`: only on the server, only for the one who sent it. */
export type LoaderArgs = {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  query: Query;
  form?: SubmittedForm | undefined;
};

/** A part of a page's data: already there (first load), or on its way (later navigation). */
export type Deferred<T> = T | Promise<T>;

/** A picture of this site: `path` starts with a slash. */
export type Cover = { path: string; width: number; height: number; alt: string };

export type PageModule<Data = unknown> = {
  Component: ComponentType<{ data: Data }>;
  /** Names the page's data. Its parts may be un-awaited promises: the server waits for each, the browser shows each as it comes. */
  loader?: (args: LoaderArgs) => Data | Promise<Data>;
  /** What the slots of this page are told, for their data and for their component; absent: nothing. */
  slots?: (args: LoaderArgs) => SlotProps | Promise<SlotProps>;
  /** What stands in the page's place when the loader, or one of its promises, threw `notFound()`. */
  NotFound?: ComponentType;
  /** Structured data for the head, written by the server alone. Receives settled data. */
  jsonLd?: (data: unknown, origin: string) => object | undefined;
  /** The address by which this page is known, where it has parameters of its own: a path of this site. Asked for by the server alone. Receives settled data. */
  canonical?: (data: unknown) => string;
  /** The picture beside a shared link to the page, asked for by the server alone. Receives settled data. */
  cover?: (data: unknown) => Cover | undefined;
};

export type SlotModule<Props = unknown, Data = unknown> = {
  Component: ComponentType<Props & { data: Data }>;
  /** Names the slot's data, as a page's loader does; `props` are what the page tells it. */
  preload?: (args: LoaderArgs & { props: Props }) => Data | Promise<Data>;
};

/** What a route's loader hands to its page: the page's own data, that of each slot it places, and what these are told. */
export type RouteData = { page: unknown; slots: Record<string, unknown>; props: SlotProps };
