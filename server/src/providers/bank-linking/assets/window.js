// The sandbox provider's window: find the bank, sign in, choose an account, agree to share it.

import { element, icon, icons } from './elements.js';
import { chooseAccount, chooseBank, consent, shared, signIn } from './steps.js';
import { texts } from './texts.js';

const query = new URLSearchParams(location.search);
const token = query.get('token') ?? '';
const t = texts[document.documentElement.lang] ?? texts.en;

/** Order of the steps; `shared` follows the last and leads nowhere. */
const path = ['bank', 'sign-in', 'account', 'consent'];
const views = { bank: chooseBank, 'sign-in': signIn, account: chooseAccount, consent, shared };

const root = document.querySelector('#window');
const choice = {};
let banks = [];
let hasStarted = false;

/** Who opened the window is known by its origin; a wrong one makes the browser drop the message. */
function tell(message) {
  const origin = query.get('origin') ?? '';
  if (URL.canParse(origin)) parent.postMessage({ type: 'sandbox-bank', ...message }, origin);
}

async function call(name, body) {
  const answer = await fetch(name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
    credentials: 'omit',
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  return await answer.json();
}

async function share() {
  try {
    const { bank, account, userName } = choice;
    const { userId } = await call('links', { bankId: bank.id, accountId: account.id, userName });
    show('shared');
    tell({ event: 'success', userId });
    return true;
  } catch {
    return false;
  }
}

function go(step, chosen) {
  Object.assign(choice, chosen);
  show(step);
}

function header(step) {
  const before = path[path.indexOf(step) - 1];
  return element(
    'header',
    {},
    before
      ? element(
          'button',
          { type: 'button', class: 'quiet', 'aria-label': t.back, onclick: () => show(before) },
          icon(icons.back),
        )
      : element('span', { class: 'quiet' }),
    element('p', { class: 'brand' }, icon(icons.bank), t.provider),
    step === 'shared'
      ? element('span', { class: 'quiet' })
      : element('button', { type: 'button', class: 'quiet', onclick: () => tell({ event: 'close' }) }, t.cancel),
  );
}

function progress(step) {
  const current = path.indexOf(step) + 1;
  if (current === 0) return null;
  const label = t.step(current, path.length);
  return element('progress', { max: String(path.length), value: String(current), 'aria-label': label });
}

function show(step) {
  const main = element('main', {}, ...views[step]({ t, banks, choice, go, share }));
  const bar = progress(step);
  root.replaceChildren(header(step), ...(bar ? [bar] : []), main);
  const heading = main.querySelector('h1');
  document.title = `${heading.textContent} · ${t.provider}`;
  // A new step is read out from its heading, and the next Tab leads to what it asks for. The first step leaves the focus
  // where the page that framed us has put it.
  if (hasStarted) heading.focus();
  hasStarted = true;
}

addEventListener('keydown', (event) => {
  // In a field that holds something, Escape means the text and not the window.
  const isTyping =
    event.target instanceof HTMLInputElement && event.target.value !== '' && event.target.type !== 'radio';
  if (event.key === 'Escape' && !isTyping) tell({ event: 'close' });
});

root.replaceChildren(element('p', { class: 'loading', role: 'status' }, t.loading));
try {
  ({ banks } = await call('banks'));
  show('bank');
  tell({ event: 'ready' });
} catch {
  tell({ event: 'error' });
}
