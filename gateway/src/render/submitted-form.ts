/** A form that is returned to its sender: what was typed into it, and what is wrong with it. */

import type { Context } from 'koa';

/** The shape that the page's loader gets (`SubmittedForm` of `platform`). */
export type SubmittedForm = {
  values: Readonly<Record<string, string>>;
  /** By the field's name. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  message: string;
};

/**
 * Answers with the page at `path` and the form on it as it was submitted. Does not set the status. Only the sender gets
 * this page.
 */
export type ShowForm = (ctx: Context, path: string, form: SubmittedForm) => Promise<void>;
