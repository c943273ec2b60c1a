import { formatBusinessDate } from '@quittance/sdk/time';
import { html } from 'hono/html';
import { fontSheetPath } from '../fonts/index.ts';

/** Escaped HTML. */
export type Markup = ReturnType<typeof html>;

export interface PageContent {
  readonly title: string;
  readonly brandName: string;
  /** YYYY-MM-DD on the business clock. */
  readonly businessDate: string;
  readonly main: Markup;
}

/** Keeps invoice numbers from breaking at their hyphens. */
export const unbroken = (text: string): Markup =>
  html`${text.split(/(\bINV-[\d-]+)/).map((part, index) => (index % 2 === 1 ? html`<span class="number">${part}</span>` : part))}`;

/** Base path of the mailbox. */
export const mailboxPath = '/sandbox/mailbox';

/**
 * Renders a mailbox page: heading, clock, content. Colours, type and controls (`q-…`) come from the style sheet that is
 * built for widgets; icon and saved theme are the portal's files.
 */
export const page = ({ title, brandName, businessDate, main }: PageContent): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brandName} sandbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<link rel="stylesheet" href="${fontSheetPath}">
<link rel="stylesheet" href="/widgets/0/react/styles.css">
<link rel="stylesheet" href="${mailboxPath}/assets/mailbox.css">
<link rel="stylesheet" href="${mailboxPath}/assets/message.css">
<script type="module" src="${mailboxPath}/assets/mailbox.js"></script>
</head>
<body class="q-root q-page">
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="home" href="${mailboxPath}">${brandMark}${brandName} <span class="home-place">Sandbox mailbox</span></a>
<nav class="top-links" aria-label="Elsewhere"><a class="quiet-link to-clock" href="#clock">Clock</a><a class="quiet-link" href="/">Open the portal</a></nav>
</header>
<div class="layout">
<main id="content" tabindex="-1">${main}</main>
${clockPanel(businessDate)}
</div>
</body>
</html>`;

const brandMark = html`<svg class="home-mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/><path d="M9.5 16.6l4.4 4.4 8.6-9.6"/></svg>`;

const clockPanel = (
  businessDate: string,
): Markup => html`<aside class="q-card clock" id="clock" aria-labelledby="clock-heading">
<h2 class="clock-heading" id="clock-heading">Business clock</h2>
<p class="clock-date q-numeric"><time id="business-date" datetime="${businessDate}">${formatBusinessDate(businessDate, 'en')}</time></p>
<p class="hint">Moves forward only. Anything due along the way is processed: debits settle, invoices complete, fees accrue.</p>
<div class="clock-steps" role="group" aria-label="Move the clock forward">
<button type="button" class="q-button q-button--secondary" data-days="1">+1 day</button>
<button type="button" class="q-button q-button--secondary" data-days="3">+3 days</button>
<button type="button" class="q-button q-button--secondary" data-days="7">+1 week</button>
</div>
<form class="clock-form" id="clock-form">
<label class="q-field__label" for="clock-days">Days</label>
<div class="q-input"><input class="q-input__control q-input__control--numeric" id="clock-days" name="days" type="number" inputmode="numeric" min="1" max="400" step="1" required value="30"></div>
<button type="submit" class="q-button q-button--primary">Move forward</button>
</form>
<p class="clock-status" id="clock-status" role="status"></p>
</aside>`;
