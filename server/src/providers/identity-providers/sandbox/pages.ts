import type { IdentityProvider } from '@quittance/sdk/contract';
import { identityProviderNames } from '@quittance/sdk/rules';
import { html } from 'hono/html';
import { fontSheetPath } from '../../../sandbox/fonts/index.ts';
import type { AuthorizationFields } from './authorization.ts';
import { sandboxPath } from './sandbox-client.ts';
import { sandboxTexts } from './texts.ts';

type Markup = ReturnType<typeof html>;
export type PageLanguage = keyof typeof sandboxTexts;

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What was typed, when it was refused. */
type Typed = Partial<DemoPerson>;

interface SignInPage {
  readonly provider: IdentityProvider;
  readonly language: PageLanguage;
  readonly fields: AuthorizationFields;
  readonly people: readonly DemoPerson[];
  readonly typed?: Typed | undefined;
}

const textOf = (provider: IdentityProvider, language: PageLanguage) => (key: keyof (typeof sandboxTexts)['en']) =>
  sandboxTexts[language][key].replace('{provider}', identityProviderNames[provider]);

const frame = (language: PageLanguage, title: string, main: Markup) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<link rel="stylesheet" href="${fontSheetPath}">
<link rel="stylesheet" href="/widgets/0/react/styles.css">
<link rel="stylesheet" href="/sandbox/identity/page.css">
</head>
<body class="q-root q-page">
<main class="identity q-card">
<h1 class="identity__title">${title}</h1>
${main}
</main>
</body>
</html>`;

const hidden = (fields: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** The page on which a person chooses an account of the provider, or types a new one. */
export function signInPage({ provider, language, fields, people, typed }: SignInPage) {
  const t = textOf(provider, language);
  const action = `${sandboxPath(provider)}/decide`;
  const field = (name: keyof DemoPerson, type: string) => html`
<div class="q-field"><label class="q-field__label" for="${name}">${t(name)}</label>
<div class="q-input"><input class="q-input__control" id="${name}" name="${name}" type="${type}" required maxlength="200" value="${typed?.[name] ?? ''}"></div></div>`;
  const person = ({ email, firstName, lastName }: DemoPerson) => html`
<li><form method="post" action="${action}">${hidden({ ...fields, email, firstName, lastName })}
<button class="identity__person" type="submit"><strong>${firstName} ${lastName}</strong><span>${email}</span></button></form></li>`;
  return frame(
    language,
    t('title'),
    html`<p class="identity__notice">${t('notice')}</p>
${people.length > 0 ? html`<h2 class="identity__heading">${t('choose')}</h2><ul class="identity__people">${people.map(person)}</ul>` : ''}
<h2 class="identity__heading">${t('other')}</h2>
<form class="identity__form" method="post" action="${action}">${hidden(fields)}
${typed ? html`<p class="identity__problem" role="alert">${t('invalid')}</p>` : ''}
${field('firstName', 'text')}${field('lastName', 'text')}${field('email', 'email')}
<label class="identity__check"><input type="checkbox" name="isUnverified" value="1"> ${t('unverified')}</label>
<button class="q-button q-button--primary" type="submit">${t('submit')}</button>
</form>
<form method="post" action="${sandboxPath(provider)}/cancel">${hidden(fields)}
<button class="q-button q-button--quiet identity__cancel" type="submit">${t('cancel')}</button></form>`,
  );
}

/** The page for requests that are not ours. */
export function unknownRequestPage(provider: IdentityProvider, language: PageLanguage) {
  const t = textOf(provider, language);
  return frame(language, t('title'), html`<p role="alert">${t('unknown')}</p>`);
}
