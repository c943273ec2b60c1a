// The sandbox processor's card fields. What is typed goes to the processor only; the page that framed us, and no other,
// gets a token.

const form = document.querySelector('form');
const parentOrigin = form.dataset.parent;
const problemTexts = JSON.parse(form.dataset.problems);
const session = new URLSearchParams(location.search).get('session') ?? '';
const fields = [...form.querySelectorAll('input, select')];
let isBusy = false;

const tell = (message) => parent.postMessage({ type: 'quittance-card-fields', ...message }, parentOrigin);

/** Shows the problem of each field, and leads to the first. */
function showProblems(problems) {
  for (const field of fields) {
    const problem = problems[field.name];
    document.querySelector(`#${field.id}-problem`).textContent = problem ? problemTexts[problem] : '';
    field.setAttribute('aria-invalid', String(Boolean(problem)));
  }
  fields.find(({ name }) => problems[name])?.focus();
}

async function submit() {
  if (isBusy) return;
  isBusy = true;
  try {
    const answer = await fetch('/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ session, ...Object.fromEntries(new FormData(form)) }),
      credentials: 'omit',
    });
    if (answer.status === 422) {
      showProblems((await answer.json()).problems);
      tell({ event: 'refused' });
    } else if (answer.ok) {
      showProblems({});
      tell({ event: 'token', token: (await answer.json()).token });
    } else tell({ event: 'error' });
  } catch {
    tell({ event: 'error' });
  }
  isBusy = false;
}

/** Groups of digits as they are printed on cards: 4-6-5 for American Express, else fours. */
function groupDigits(text) {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19);
  if (/^3[47]/.test(digits)) {
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ');
  }
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

const formats = {
  number: groupDigits,
  expiry: (text) =>
    text
      .replaceAll(/\D/g, '')
      .slice(0, 4)
      .replace(/^(\d\d)(?=\d)/, '$1/'),
  cvc: (text) => text.replaceAll(/\D/g, '').slice(0, 4),
};

form.addEventListener('input', ({ target }) => {
  // Formatting in the middle of the text would move the caret.
  const isAtEnd = target.selectionStart === null || target.selectionStart === target.value.length;
  if (isAtEnd && Object.hasOwn(formats, target.name)) target.value = formats[target.name](target.value);
  target.setAttribute('aria-invalid', 'false');
});

// Enter pays, as in any form; the widget decides.
form.addEventListener('submit', (event) => {
  event.preventDefault();
  tell({ event: 'enter' });
});

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== parentOrigin || source !== parent) return;
  if (data?.type === 'quittance-card-fields' && data.command === 'submit') void submit();
});

new ResizeObserver(() => tell({ event: 'height', height: Math.ceil(form.getBoundingClientRect().height) })).observe(
  form,
);
tell({ event: 'ready' });
