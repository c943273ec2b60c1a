import { html } from 'hono/html';
import type { PresentCode } from '../../identity/index.ts';
import type { Markup } from './page.ts';

/** Renders what the authenticator apps of people show: in the sandbox nobody has their phones. */
export const authenticatorPanel = (codes: readonly PresentCode[]): Markup | string =>
  codes.length === 0
    ? ''
    : html`<section class="q-card apps" id="apps" aria-labelledby="apps-heading">
<h2 class="apps-heading" id="apps-heading">Authenticator apps</h2>
<p class="hint">Each code works once. A new one comes every 30 seconds.</p>
<ul>${codes.map(row)}</ul>
</section>`;

const row = ({ email, code }: PresentCode): Markup => html`<li class="apps-row">
<span class="apps-who">${email}</span>
${code === null ? html`<span class="hint">next code soon</span>` : html`<strong class="apps-code q-numeric">${code}</strong>`}
</li>`;
