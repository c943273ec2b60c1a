import { html } from 'hono/html';
import { fontSheetPath } from '../../sandbox/fonts/index.ts';
import { sandboxPath } from './sandbox-paths.ts';

type Locale = 'en' | 'es';

const titles = {
  en: { page: 'Connect your bank', noScript: 'Connecting a bank needs JavaScript.' },
  es: { page: 'Conectar su banco', noScript: 'Para conectar un banco se necesita JavaScript.' },
} as const;

export const readLocale = (text: string | undefined): Locale => (text?.toLowerCase().startsWith('es') ? 'es' : 'en');

const head = (title: string, stylesheet: string) => html`
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="stylesheet" href="${stylesheet}">`;

/** Our page in the frame that a widget opens. It loads the provider's script and passes on its answer. */
export const ourPage = (locale: Locale, providerScriptUrl: string) => html`<!doctype html>
<html lang="${locale}">
  <head>${head(titles[locale].page, '/bank-linking/page.css')}
    <script src="${providerScriptUrl}" defer></script>
    <script src="/bank-linking/page.js" type="module"></script>
  </head>
  <body>
    <div id="bank-link" aria-busy="true"></div>
    <noscript>${titles[locale].noScript}</noscript>
  </body>
</html>`;

/** The provider's window. Its script renders the steps. */
export const providerWindow = (locale: Locale) => html`<!doctype html>
<html lang="${locale}">
  <head>${head(titles[locale].page, `${sandboxPath}/window.css`)}
    <link rel="stylesheet" href="${fontSheetPath}">
    <link rel="stylesheet" href="${sandboxPath}/choices.css">
    <script src="${sandboxPath}/window.js" type="module"></script>
  </head>
  <body>
    <div id="window" class="window"></div>
    <noscript>${titles[locale].noScript}</noscript>
  </body>
</html>`;
