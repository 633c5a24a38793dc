// The page behind a client's link. Its form is plain HTML, and is answered with the page again.
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { clientsWords, errorStatuses, parseInput } from 'schema';
import { isPassing } from '../../core/database-away.ts';
import { GatewayError, unavailable } from '../../core/errors.ts';
import type { Logger } from '../../core/logger.ts';
import { parseBodies } from '../../http/body-parser.ts';
import type { SiteNow } from '../site-content/current-site.ts';
import type { ClientsWordsService, LinkState } from './clients-words.ts';
import { wordsPath } from './link-token.ts';
import { type SentWords, wordsHeaders, wordsPage } from './words-page.ts';

const statuses: Readonly<Record<LinkState['state'], number>> = { open: 200, used: 200, over: 410, unknown: 404 };
const parse = parseBodies({ enableTypes: ['form'], formLimit: '64kb' });

interface WordsDeps {
  readonly words: ClientsWordsService;
  readonly site: SiteNow;
  readonly logger: Logger;
}

export function wordsRoutes({ words, site, logger }: WordsDeps): Middleware {
  const router = new Router();

  function show(ctx: Context, link: LinkState, sent?: SentWords): void {
    ctx.status = statuses[link.state];
    ctx.set({ ...wordsHeaders });
    ctx.type = 'html';
    ctx.body = wordsPage(site(), link, sent);
  }

  router.get(`${wordsPath}/:token`, async (ctx) => show(ctx, await words.find(String(ctx.params.token))));

  router.post(`${wordsPath}/:token`, parse, async (ctx) => {
    const token = String(ctx.params.token);
    const values = readFields(ctx.request.body);
    // If the database does not answer, the link counts as open: a person who sends a testimonial was asked for it.
    let link: LinkState = { state: 'open', name: '' };
    try {
      link = await words.find(token);
      if (link.state !== 'open') return show(ctx, link, { values, errors: {} });
      const parsed = parseInput(clientsWords, { ...values, rating: values.rating || undefined });
      if (!parsed.ok) {
        const errors = Object.fromEntries(parsed.issues.map(({ path, message }) => [path.join('.'), message]));
        return refuse(ctx, link, { status: 400, sent: { values, errors, message: LOOK } });
      }
      // Bots fill in every field. A browser's autofill may, too, so the form is returned with all that was typed.
      if (values.website) return refuse(ctx, link, { status: 400, sent: { values, errors: {}, message: TRAPPED } });
      await words.send(token, parsed.value, ctx.ip);
    } catch (error) {
      const told = isPassing(error) ? unavailable() : error;
      if (!(told instanceof GatewayError)) throw error;
      if (told !== error) logger.warn({ err: error }, 'unavailable');
      if (told.retryAfter !== undefined) ctx.set('Retry-After', String(told.retryAfter));
      return refuse(ctx, link, {
        status: errorStatuses[told.code],
        sent: { values, errors: {}, message: told.message },
      });
    }
    // A redirect, so that a reload of the page of thanks does not send the form again.
    ctx.status = 303;
    ctx.set('Location', ctx.path);
  });

  function refuse(ctx: Context, link: LinkState, { status, sent }: { status: number; sent: SentWords }): void {
    show(ctx, link, sent);
    ctx.status = status;
  }

  return router.routes() as unknown as Middleware;
}

const LOOK = 'Please look at the marked fields. Nothing has been sent yet.';
const TRAPPED = 'Something filled in a field that nobody sees. Please press Send once more.';

function readFields(body: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]));
}
