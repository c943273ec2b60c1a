import { formatMoney } from '@quittance/sdk/money';
import { countries } from '@quittance/sdk/reference';
import { html } from 'hono/html';
import type { Selectable } from 'kysely';
import { fontSheetPath } from '../../sandbox/fonts/index.ts';
import { cardProblemKeys } from './enter-card.ts';
import { fieldsTexts } from './fields-texts.ts';
import type { SandboxCardChargesTable } from './tables.ts';

type Locale = keyof typeof fieldsTexts;
type FieldName = 'number' | 'expiry' | 'cvc' | 'name' | 'line1' | 'line2' | 'city' | 'postalCode';

const head = (title: string, styles: string) => html`
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="stylesheet" href="${fontSheetPath}">
    <link rel="stylesheet" href="/${styles}.css">`;

const inputs: Readonly<
  Record<FieldName, { readonly autocomplete: string; readonly inputmode: string; readonly size: number }>
> = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', size: 23 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', size: 5 },
  cvc: { autocomplete: 'cc-csc', inputmode: 'numeric', size: 4 },
  name: { autocomplete: 'cc-name', inputmode: 'text', size: 100 },
  line1: { autocomplete: 'address-line1', inputmode: 'text', size: 100 },
  line2: { autocomplete: 'address-line2', inputmode: 'text', size: 100 },
  city: { autocomplete: 'address-level2', inputmode: 'text', size: 100 },
  postalCode: { autocomplete: 'postal-code', inputmode: 'text', size: 20 },
};

/** What some addresses don't have. */
const optional: ReadonlySet<FieldName> = new Set(['line2', 'postalCode']);

const field = (name: FieldName, locale: Locale) => html`
      <div class="field field--${name}">
        <label for="${name}">${fieldsTexts[locale][name]}</label>
        <input id="${name}" name="${name}" maxlength="${inputs[name].size}" autocomplete="${inputs[name].autocomplete}"
          inputmode="${inputs[name].inputmode}" spellcheck="false" ${optional.has(name) ? '' : 'required'} aria-describedby="${name}-problem">
        <p class="problem" id="${name}-problem"></p>
      </div>`;

function countryField(locale: Locale) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const options = countries
    .map(({ code }) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  return html`
      <div class="field field--country">
        <label for="country">${fieldsTexts[locale].country}</label>
        <select id="country" name="country" autocomplete="country" required aria-describedby="country-problem">
          <option value=""></option>
          ${options.map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
        </select>
        <p class="problem" id="country-problem"></p>
      </div>`;
}

/** The card fields, which answer only to the origin that the session names. */
export const fieldsPage = ({ locale, parentOrigin }: { readonly locale: Locale; readonly parentOrigin: string }) => {
  const t = fieldsTexts[locale];
  const problems = Object.fromEntries(cardProblemKeys.map((key) => [key, t[key]]));
  return html`<!doctype html>
<html lang="${locale}">
  <head>${head(t.title, 'fields')}
    <script src="/fields.js" type="module"></script>
  </head>
  <body>
    <form novalidate aria-label="${t.title}" data-parent="${parentOrigin}"
      data-problems="${JSON.stringify(problems)}">
      ${field('number', locale)}${field('expiry', locale)}${field('cvc', locale)}${field('name', locale)}
      ${field('line1', locale)}${field('line2', locale)}${field('city', locale)}${field('postalCode', locale)}${countryField(locale)}
      <p class="hint">${t.sandbox}</p>
      <button class="enter" tabindex="-1" aria-hidden="true"></button>
    </form>
  </body>
</html>`;
};

export const endedPage = html`<!doctype html>
<html lang="en"><head>${head('Card details', 'fields')}</head>
<body><p class="hint">${fieldsTexts.en.ended} · ${fieldsTexts.es.ended}</p></body></html>`;

type Charge = Selectable<SandboxCardChargesTable>;

const disputeButton = (reference: string, news: string, label: string) => html`
          <form method="post" action="/charges/${reference}/dispute">
            <input type="hidden" name="news" value="${news}"><button>${label}</button>
          </form>`;

function actionsOf({ reference, state, dispute_state: dispute }: Charge) {
  if (state !== 'captured') return '';
  if (dispute === null) return disputeButton(reference, 'dispute-opened', 'Open a chargeback');
  if (dispute !== 'open') return '';
  return html`${disputeButton(reference, 'dispute-won', 'Seller wins')}${disputeButton(reference, 'dispute-lost', 'Seller loses')}`;
}

const chargeRow = (charge: Charge) => html`
        <tr>
          <td>${charge.statement_descriptor}</td>
          <td>${charge.brand} •••• ${charge.last4}</td>
          <td class="amount">${formatMoney({ amountMinor: BigInt(charge.amount_minor ?? 0), currency: charge.currency ?? 'USD' }, 'en')}</td>
          <td>${charge.state}${charge.dispute_state === null ? '' : `, chargeback ${charge.dispute_state}`}</td>
          <td class="actions">${actionsOf(charge)}</td>
        </tr>`;

/** The processor's own page: its charges, and buttons that play the payer's bank. */
export const chargesPage = (charges: readonly Charge[]) => html`<!doctype html>
<html lang="en">
  <head>${head('Sandbox card processor', 'charges')}</head>
  <body>
    <main>
      <h1>Sandbox card processor</h1>
      <p>The last charges. Open a chargeback as the payer’s bank would, and decide it.</p>
      ${
        charges.length === 0
          ? html`<p>No card was charged yet.</p>`
          : html`<div class="scroll" tabindex="0" role="region" aria-label="Charges"><table>
        <thead><tr><th>Statement text</th><th>Card</th><th class="amount">Amount</th><th>State</th><th><span class="visually-hidden">Actions</span></th></tr></thead>
        <tbody>${charges.map(chargeRow)}</tbody>
      </table></div>`
      }
    </main>
  </body>
</html>`;
