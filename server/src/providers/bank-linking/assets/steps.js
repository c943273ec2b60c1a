// The window's steps. Each is a function of what was chosen so far. It returns the elements to show, and calls `go` with
// the next step.

import { element, icon, icons } from './elements.js';

const normalize = (text) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** The same for the same bank, and far from its neighbours': the golden angle, stepped by what the name is made of. */
const hueOf = ({ id }) => ([...id].reduce((sum, letter) => sum + letter.codePointAt(0), 0) * 137.5) % 360;

/** Initials on a coloured tile stand for the logo that an invented bank doesn't have. */
function tile(bank) {
  const initials = bank.name
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('');
  const made = element('span', { class: 'tile', 'aria-hidden': 'true' }, initials);
  // The page's policy allows no style attribute; a property set by script it does.
  made.style.setProperty('--hue', String(hueOf(bank)));
  return made;
}

const heading = (text) => element('h1', { tabindex: '-1' }, text);
const hint = (text) => element('p', { class: 'hint' }, text);

export function chooseBank({ t, banks, go }) {
  const list = element('ul', { class: 'list' });
  const found = element('p', { class: 'visually-hidden', role: 'status' });
  const none = element('p', { class: 'empty', hidden: true });
  const search = element('input', {
    type: 'search',
    id: 'bank-search',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: t.search,
    oninput: () => show(search.value),
  });

  const row = (bank) =>
    element(
      'li',
      {},
      element(
        'button',
        { type: 'button', class: 'row', onclick: () => go('sign-in', { bank }) },
        tile(bank),
        element('span', { class: 'row-text' }, bank.name),
        icon(icons.chevron),
      ),
    );

  function show(text) {
    const wanted = normalize(text);
    const matching = banks.filter(({ name }) => normalize(name).includes(wanted));
    list.replaceChildren(...matching.map(row));
    none.hidden = matching.length > 0;
    none.textContent = t.noBank(text.trim());
    found.textContent = wanted === '' ? '' : t.banksFound(matching.length);
  }

  show('');
  return [
    heading(t.bankTitle),
    hint(t.bankHint),
    element(
      'div',
      { class: 'search' },
      element('label', { for: 'bank-search', class: 'visually-hidden' }, t.search),
      icon(icons.search),
      search,
    ),
    found,
    none,
    list,
  ];
}

function field({ t, id, label, ...attributes }) {
  const problem = element('p', { class: 'problem', id: `${id}-problem` });
  const input = element('input', { id, 'aria-describedby': `${id}-problem`, ...attributes });
  const complain = (text) => {
    problem.textContent = text;
    input.setAttribute('aria-invalid', String(text !== ''));
  };
  return {
    input,
    isFilled() {
      const isFilled = input.value.trim() !== '';
      complain(isFilled ? '' : t.required);
      return isFilled;
    },
    markup: element('div', { class: 'field' }, element('label', { for: id }, label), input, problem),
  };
}

export function signIn({ t, choice, go }) {
  const userName = field({
    t,
    id: 'user-name',
    label: t.userName,
    value: choice.userName ?? '',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: '200',
    required: true,
  });
  const password = field({ t, id: 'password', label: t.password, type: 'password', autocomplete: 'off' });
  const submit = (event) => {
    event.preventDefault();
    if (userName.isFilled()) go('account', { userName: userName.input.value.trim() });
    else userName.input.focus();
  };
  return [
    tile(choice.bank),
    heading(t.signInTitle(choice.bank.name)),
    hint(t.signInHint),
    element(
      'form',
      { novalidate: true, onsubmit: submit },
      userName.markup,
      password.markup,
      element('button', { class: 'primary' }, t.signIn),
    ),
  ];
}

const accountLabel = (t, account) => [
  element('span', { class: 'row-text' }, account.name),
  element(
    'span',
    { class: 'row-detail' },
    `${t[account.accountKind]} `,
    element('span', { class: 'visually-hidden' }, t.endingIn(account.mask)),
    element('span', { 'aria-hidden': 'true' }, `•••• ${account.mask}`),
  ),
];

export function chooseAccount({ t, choice, go }) {
  const problem = element('p', { class: 'problem', id: 'account-problem', role: 'alert' });
  const options = choice.bank.accounts.map((account) =>
    element(
      'label',
      { class: 'row option' },
      element('input', {
        type: 'radio',
        name: 'account',
        value: account.id,
        checked: account.id === choice.account?.id,
        onchange: () => {
          problem.textContent = '';
        },
      }),
      element('span', { class: 'row-lines' }, ...accountLabel(t, account)),
    ),
  );
  const form = element(
    'form',
    {
      novalidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        const chosen = new FormData(form).get('account');
        const account = choice.bank.accounts.find(({ id }) => id === chosen);
        if (account) go('consent', { account });
        else problem.textContent = t.chooseAccount;
      },
    },
    element(
      'fieldset',
      { 'aria-describedby': 'account-problem' },
      element('legend', { class: 'visually-hidden' }, t.accountTitle),
      ...options,
    ),
    problem,
    element('div', { class: 'foot' }, element('button', { class: 'primary' }, t.continue)),
  );
  return [heading(t.accountTitle), hint(t.accountHint), form];
}

export function consent({ t, choice, share }) {
  const problem = element('p', { class: 'problem', role: 'alert' });
  const button = element('button', { type: 'button', class: 'primary' }, t.share);
  button.addEventListener('click', async () => {
    // Not `disabled`: that would throw the focus away.
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = t.sharing;
    problem.textContent = '';
    if (await share()) return;
    problem.textContent = t.failed;
    button.removeAttribute('aria-disabled');
    button.textContent = t.tryAgain;
  });
  return [
    heading(t.consentTitle),
    element(
      'div',
      { class: 'row card' },
      tile(choice.bank),
      element('span', { class: 'row-lines' }, ...accountLabel(t, choice.account)),
    ),
    element('p', {}, t.consentIntro(choice.bank.name)),
    element(
      'ul',
      { class: 'ticks' },
      ...[t.shareNumbers, t.shareHolder].map((text) => element('li', {}, icon(icons.check), text)),
    ),
    hint(t.consentLimit),
    problem,
    button,
  ];
}

export const shared = ({ t }) => [
  element('div', { class: 'done' }, element('span', { class: 'done-mark' }, icon(icons.check)), heading(t.sharedTitle)),
];
