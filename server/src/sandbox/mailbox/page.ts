import { formatBusinessDate } from '@quittance/sdk/time';
import { html } from 'hono/html';

/** Text that `html` has escaped. */
export type Markup = ReturnType<typeof html>;

export interface PageContent {
  readonly title: string;
  readonly brandName: string;
  /** YYYY-MM-DD on the business clock. */
  readonly businessDate: string;
  readonly main: Markup;
}

/** Address below which everything of the mailbox lies. */
export const mailboxPath = '/sandbox/mailbox';

const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect x=%222%22 y=%226%22 width=%2228%22 height=%2220%22 rx=%225%22 fill=%22%232450c4%22/%3E%3Cpath d=%22M6 11l10 8 10-8%22 fill=%22none%22 stroke=%22%23fff%22 stroke-width=%222.5%22/%3E%3C/svg%3E';

/** The frame of every mailbox page: heading, clock, content. */
export const page = ({ title, brandName, businessDate, main }: PageContent): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${brandName} sandbox</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${mailboxPath}/assets/mailbox.css">
<script type="module" src="${mailboxPath}/assets/mailbox.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="home" href="${mailboxPath}"><span class="home-mark" aria-hidden="true"></span>${brandName} <span class="home-place">Sandbox mailbox</span></a>
<nav class="top-links" aria-label="Elsewhere"><a class="quiet-link to-clock" href="#clock">Clock</a><a class="quiet-link" href="/">Open the portal</a></nav>
</header>
<div class="layout">
<main id="content" tabindex="-1">${main}</main>
${clockPanel(businessDate)}
</div>
</body>
</html>`;

const clockPanel = (
  businessDate: string,
): Markup => html`<aside class="panel clock" id="clock" aria-labelledby="clock-heading">
<h2 id="clock-heading">Business clock</h2>
<p class="clock-date"><time id="business-date" datetime="${businessDate}">${formatBusinessDate(businessDate, 'en', 'picker')}</time></p>
<p class="hint">Moves forward only. What falls due on the way happens: debits settle, invoices complete, fees accrue.</p>
<div class="clock-steps" role="group" aria-label="Move the clock forward">
<button type="button" class="button" data-days="1">+1 day</button>
<button type="button" class="button" data-days="3">+3 days</button>
<button type="button" class="button" data-days="7">+1 week</button>
</div>
<form class="clock-form" id="clock-form">
<label for="clock-days">Days</label>
<input id="clock-days" name="days" type="number" inputmode="numeric" min="1" max="400" step="1" required value="30">
<button type="submit" class="button primary">Move forward</button>
</form>
<p class="clock-status" id="clock-status" role="status"></p>
</aside>`;
