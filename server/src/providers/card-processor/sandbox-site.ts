import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { App } from '../../kernel/index.ts';
import { fontRoutes } from '../../sandbox/fonts/index.ts';
import { serveAsset } from './assets.ts';
import type { CardEvent } from './card-processor.ts';
import { enterCard, enteredCard } from './enter-card.ts';
import { cardWebhookPath } from './paths.ts';
import { sandboxBooks } from './sandbox-books.ts';
import { fieldsPath, sandboxWebhookKey } from './sandbox-card-processor.ts';
import { chargesPage, endedPage, fieldsPage } from './sandbox-pages.ts';
import { signedHeaders, writeWebhook } from './webhook-format.ts';

const policy = (frameAncestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const disputeForm = z.object({ news: z.enum(['dispute-opened', 'dispute-won', 'dispute-lost']) });

/**
 * The sandbox processor's own site, on a separate origin: the card fields, and a page that plays the payer's bank. It
 * logs no request, so that no card number is written anywhere.
 */
export function sandboxProcessorSite(app: App): Hono {
  const { db, clock } = app;
  const books = sandboxBooks(db, clock);
  const site = new Hono();
  const readsLittle = bodyLimit({ maxSize: 10_000 });

  site.use(async (exchange, next) => {
    await next();
    exchange.header('X-Content-Type-Options', 'nosniff');
    exchange.header('Referrer-Policy', 'no-referrer');
    if (!exchange.res.headers.has('Cache-Control')) exchange.header('Cache-Control', 'no-store');
  });

  site.get(fieldsPath, async (exchange) => {
    const session = await books.findSession(exchange.req.query('session') ?? '');
    // The widget's page frames ours, which frames this one: each of them is an ancestor.
    exchange.header('Content-Security-Policy', policy('*'));
    if (session === null) return exchange.html(endedPage, 410);
    return exchange.html(fieldsPage({ locale: session.locale, parentOrigin: session.parent_origin }));
  });

  site.post('/tokens', readsLittle, async (exchange) => {
    const card = enteredCard.safeParse(await exchange.req.json().catch(() => null));
    if (!card.success) return exchange.json({ code: 'InvalidRequest' }, 400);
    const answer = await enterCard({ books, clock, db }, card.data);
    if (answer.outcome === 'ended') return exchange.json({ code: 'InvalidSession' }, 401);
    if (answer.outcome === 'problems') return exchange.json({ problems: answer.problems }, 422);
    return exchange.json({ token: answer.token }, 201);
  });

  site.get('/', async (exchange) => {
    exchange.header('Content-Security-Policy', policy("'none'"));
    return exchange.html(chargesPage(await books.listCharges()));
  });

  site.post('/charges/:reference/dispute', readsLittle, async (exchange) => {
    const form = disputeForm.safeParse(await exchange.req.parseBody());
    const event = form.success ? await books.dispute(exchange.req.param('reference'), form.data.news) : null;
    if (event !== null) await post(app, event);
    return exchange.redirect('/', 303);
  });

  for (const file of ['fields.js', 'fields.css', 'charges.css'] as const) serveAsset(site, `/${file}`, file);
  site.route('/', fontRoutes(app));
  return site;
}

/** Posts an event at once. One that can't be posted is fetched later, like the events of the processor's own plans. */
async function post({ config, log, providers }: App, event: CardEvent): Promise<void> {
  const body = writeWebhook(event);
  try {
    const answer = await fetch(`${config.publicUrl}${cardWebhookPath}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...signedHeaders(sandboxWebhookKey(config.dataKey), { id: event.eventId, body }),
      },
      body,
    });
    if (answer.ok) await providers.cardProcessor.acknowledge([event.eventId]);
  } catch (error) {
    log.warn({ err: error }, 'an event of the sandbox card processor could not be posted');
  }
}
