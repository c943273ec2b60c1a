import {
  type IdentityOutcome,
  type SandboxVerificationDecision,
  sandboxVerificationDecisions,
} from '@quittance/sdk/rules';
import { html } from 'hono/html';
import { fontSheetPath } from '../../sandbox/fonts/index.ts';
import { sandboxVendorPath } from './sandbox-parts.ts';
import { sandboxVendorTexts, type VendorLanguage } from './sandbox-texts.ts';

type Markup = ReturnType<typeof html>;

const frame = (language: VendorLanguage, title: string, main: Markup) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<link rel="stylesheet" href="${fontSheetPath}">
<link rel="stylesheet" href="/widgets/0/react/styles.css">
<link rel="stylesheet" href="${sandboxVendorPath}/page.css">
</head>
<body class="q-root q-page">
<main class="vendor q-card">
<h1 class="vendor__title">${title}</h1>
${main}
</main>
</body>
</html>`;

export interface VendorPage {
  readonly language: VendorLanguage;
  readonly token: string;
  readonly outcome: IdentityOutcome;
  readonly returnUrl: string;
}

/** What can be decided: nothing once it is final. */
const choicesOf = (outcome: IdentityOutcome): readonly SandboxVerificationDecision[] => {
  if (outcome === 'open') return sandboxVerificationDecisions;
  return outcome === 'pending' ? sandboxVerificationDecisions.filter((each) => each !== 'later') : [];
};

/** The page on which the vendor's decision is chosen, and afterwards read. */
export function vendorPage({ language, token, outcome, returnUrl }: VendorPage) {
  const t = sandboxVendorTexts[language];
  const choices = choicesOf(outcome);
  const state = outcome === 'retry' ? t.retried : t[outcome];
  return frame(
    language,
    t.title,
    html`<p class="vendor__notice">${t.notice}</p>
${outcome === 'open' ? '' : html`<p class="vendor__state" role="status">${state}</p>`}
${
  choices.length === 0
    ? ''
    : html`<h2 class="vendor__heading">${t.choose}</h2>
<form class="vendor__choices" method="post" action="${sandboxVendorPath}/decide">
<input type="hidden" name="token" value="${token}">
${choices.map(
  (choice) =>
    html`<button class="vendor__choice" type="submit" name="decision" value="${choice}"><strong>${t[choice]}</strong><span>${t[`${choice}Hint`]}</span></button>`,
)}
</form>`
}
${outcome === 'open' ? '' : html`<a class="q-button q-button--primary" href="${returnUrl}">${t.back}</a>`}`,
  );
}

/** The page for links that open nothing. */
export function unknownSessionPage(language: VendorLanguage) {
  const t = sandboxVendorTexts[language];
  return frame(language, t.unknownTitle, html`<p role="alert">${t.unknown}</p>`);
}
