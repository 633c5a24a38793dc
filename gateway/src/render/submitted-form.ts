/** A form that came back: what was typed into it, and what is wrong with it. */

import type { Context } from 'koa';

/** As the page's loader is given it (`SubmittedForm` of `platform`). */
export type SubmittedForm = {
  values: Readonly<Record<string, string>>;
  /** By the field's name. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  message: string;
};

/** The body is the page at `path`, the form on it as it was submitted; the status stays. Nobody else ever gets this page. */
export type ShowForm = (ctx: Context, path: string, form: SubmittedForm) => Promise<void>;
