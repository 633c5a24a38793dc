// Lead forms of a browser without scripts: takes what HTML sends, and answers with pages instead of JSON.
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import {
  contactInput,
  errorStatuses,
  homeValuationInput,
  leadCaptureInput,
  restPaths,
  unknownHomeMessage,
} from 'schema';
import type * as z from 'zod/mini';
import type { Client } from '../../core/client.ts';
import { GatewayError, parseOrThrow } from '../../core/errors.ts';
import { parseBodies } from '../../http/body-parser.ts';
import type { State } from '../../http/state.ts';
import type { ShowForm, SubmittedForm } from '../../render/submitted-form.ts';
import type { Services } from '../../services.ts';

type Fields = Readonly<Record<string, string>>;

interface PlainForm {
  readonly path: string;
  /** The page that holds the form. */
  readonly page: string;
  readonly sent: string;
  submit(fields: Fields, client: Client, services: Services): Promise<unknown>;
}

/** Parses a form's fields with the API's schema and passes the input to `store`. */
const reading =
  <T extends z.ZodMiniType>(
    schema: T,
    store: (leads: Services['leads'], input: z.output<T>, client: Client) => Promise<unknown>,
  ): PlainForm['submit'] =>
  (fields, client, { leads }) =>
    store(leads, parseOrThrow(schema, fields), client);

const forms: readonly PlainForm[] = [
  {
    path: restPaths.contacts,
    page: '/contact',
    sent: 'contact',
    submit: reading(contactInput, ({ contacts }, input, client) => contacts.submit(input, client)),
  },
  {
    path: restPaths.homeValuations,
    page: '/contact?form=valuation',
    sent: 'valuation',
    submit: reading(homeValuationInput, ({ valuations }, input, client) => valuations.submit(input, client)),
  },
  {
    path: restPaths.leads,
    page: '/contact?form=valuation',
    sent: 'valuation',
    submit: reading(leadCaptureInput, ({ captures }, input, client) => captures.submit(input, client)),
  },
];

const parse = parseBodies({ enableTypes: ['form'], formLimit: '64kb' });

/**
 * Without scripts, only the Referer tells which page the form was on. The trap for bots and the checkbox are ordinary
 * fields.
 */
function withTrace(ctx: Context, { website, mayPhone, ...fields }: Fields): Record<string, unknown> {
  const from = ctx.get('Referer');
  const page = URL.canParse(from) ? new URL(from).pathname : undefined;
  return { ...fields, trace: { page, website: website || undefined, mayPhone: mayPhone !== undefined } };
}

function readFields(body: unknown): Fields {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]));
}

/** The form as it was sent, with its errors. The trap is left out, and a home that nobody knows, so that the next try succeeds. */
function asSubmitted({ website: _trap, ...sent }: Fields, error: GatewayError): SubmittedForm {
  const issues = error.issues ?? [];
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
  if (errors.propertyId !== undefined) {
    const { propertyId: _home, inquiryType: _type, ...values } = sent;
    const { propertyId: _unknown, ...others } = errors;
    return { values, errors: others, message: unknownHomeMessage };
  }
  return {
    values: sent,
    errors,
    message: issues.length > 0 ? 'Please look at the marked fields. Nothing has been sent yet.' : error.message,
  };
}

/**
 * Takes urlencoded bodies at the paths of leads; other requests go on. Answers 303 to a page of thanks, or the form
 * again with its content, its errors and the error's status.
 */
export function plainFormRoutes(showForm: ShowForm): Router<State> {
  const router = new Router<State>();
  for (const { path, page, sent, submit } of forms) {
    router.post(path, async (ctx, next) => {
      if (!ctx.is('application/x-www-form-urlencoded')) return next();
      const { client, services } = ctx.state.scope;
      let fields: Fields = {};
      try {
        await parse(ctx, async () => {});
        fields = readFields(ctx.request.body);
        await submit(withTrace(ctx, fields) as Fields, { ...client, isPlainForm: true }, services);
        thank(ctx, sent);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        if (error.code === 'KEPT') return thank(ctx, 'kept');
        ctx.status = errorStatuses[error.code];
        if (error.retryAfter !== undefined) ctx.set('Retry-After', String(error.retryAfter));
        await showForm(ctx, page, asSubmitted(fields, error));
      }
    });
  }
  return router;
}

/**
 * A refused form stands at its lead's path. A browser that has put this page away asks for it by GET when the tab is opened
 * again, and is led to the form. Programs go on.
 */
export const openedFormAnew: Middleware = async (ctx, next) => {
  const form = ctx.method === 'GET' && forms.find(({ path }) => path === ctx.path);
  if (!form || ctx.accepts('application/json', 'text/html') !== 'text/html') return next();
  ctx.status = 303;
  ctx.set('Location', form.page);
};

/** A redirect, so that a reload of the page of thanks does not send the form again. */
function thank(ctx: Context, sent: string): void {
  ctx.status = 303;
  ctx.set('Location', `/contact?sent=${sent}`);
}
