import { Hono } from 'hono';
import { html } from 'hono/html';
import type { App } from '../../kernel/index.ts';
import { serveAsset } from './assets.ts';
import { cardFieldsPath } from './paths.ts';

const titles = {
  en: { page: 'Card details', noScript: 'Entering a card needs JavaScript.' },
  es: { page: 'Datos de la tarjeta', noScript: 'Para introducir una tarjeta se necesita JavaScript.' },
} as const;

/**
 * Widgets on any site frame this page, and it frames only the processor's fields. It runs nothing of the processor, so
 * that a card number can't reach our origin, nor can the processor reach our cookies.
 */
const policy = (processorOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `frame-src ${processorOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors *',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** Creates the routes of our page around the card fields; none without a processor. */
export function cardFieldsRoutes({ providers }: App): Hono {
  const routes = new Hono();
  const { fieldsUrl } = providers.cardProcessor;
  if (fieldsUrl === null) return routes;
  routes.get(cardFieldsPath, (exchange) => {
    const locale = exchange.req.query('locale')?.toLowerCase().startsWith('es') ? 'es' : 'en';
    const fields = new URL(fieldsUrl);
    fields.search = new URLSearchParams({ session: exchange.req.query('session') ?? '' }).toString();
    exchange.header('Content-Security-Policy', policy(fields.origin));
    exchange.header('Cache-Control', 'no-store');
    return exchange.html(html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${titles[locale].page}</title>
    <link rel="stylesheet" href="${cardFieldsPath}/page.css">
    <script src="${cardFieldsPath}/page.js" type="module"></script>
  </head>
  <body>
    <div id="card-fields" data-fields="${fields.href}" data-title="${titles[locale].page}"></div>
    <noscript>${titles[locale].noScript}</noscript>
  </body>
</html>`);
  });
  serveAsset(routes, `${cardFieldsPath}/page.js`, 'page.js');
  serveAsset(routes, `${cardFieldsPath}/page.css`, 'page.css');
  return routes;
}
