// The pages work without this; it moves the clock, shows new messages as they arrive, and shows a mail at its height.

const mailbox = '/sandbox/mailbox';
const pollEveryMs = 2000;

// The markup comes from our own server, which escapes what it puts in.
const policy = globalThis.trustedTypes?.createPolicy('quittance', { createHTML: (markup) => markup });
const parse = (markup) => new DOMParser().parseFromString(policy ? policy.createHTML(markup) : markup, 'text/html');

async function loadPage() {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  return answer.ok ? parse(await answer.text()) : null;
}

/** Puts the fresh list in place of the old one; the keyboard stays where it was. */
async function refreshMessages() {
  const fresh = (await loadPage())?.getElementById('messages');
  const stale = document.getElementById('messages');
  if (!fresh || !stale) return;
  const known = new Set([...stale.querySelectorAll('.row-link')].map((link) => link.id));
  const focusedId = stale.contains(document.activeElement) ? document.activeElement.id : '';
  stale.replaceWith(document.adoptNode(fresh));
  if (focusedId) document.getElementById(focusedId)?.focus({ preventScroll: true });
  announce([...fresh.querySelectorAll('.row-link')].filter((link) => !known.has(link.id)));
}

function announce(newLinks) {
  for (const link of newLinks) link.closest('.row').classList.add('is-new');
  const subject = newLinks[0]?.textContent.trim();
  const news = document.getElementById('news');
  if (subject) news.textContent = newLinks.length === 1 ? `New: ${subject}` : `${newLinks.length} new messages`;
}

async function showBusinessDate() {
  const date = document.getElementById('business-date');
  const fresh = (await loadPage())?.getElementById('business-date');
  if (fresh) date.replaceWith(document.adoptNode(fresh));
}

/** Codes of authenticator apps change every half minute, and when one is used. */
async function refreshCodes() {
  const stale = document.getElementById('apps');
  if (!stale) return;
  const fresh = (await loadPage())?.getElementById('apps');
  if (fresh && fresh.textContent !== stale.textContent) stale.replaceWith(document.adoptNode(fresh));
}

async function poll() {
  if (document.hidden) return;
  const to = new URLSearchParams(location.search).get('to') ?? '';
  const answer = await fetch(`${mailbox}/newest.json?${new URLSearchParams({ to })}`);
  if (!answer.ok) return;
  const { newestId, businessDate } = await answer.json();
  const shown = document.getElementById('messages')?.dataset.newest;
  if (shown !== undefined && shown !== 'older' && shown !== newestId) await refreshMessages();
  await refreshCodes();
  if (document.getElementById('business-date').dateTime !== businessDate) await showBusinessDate();
}

async function pollForEver() {
  // A server that is just being restarted is no reason to stop.
  await poll().catch(() => {});
  setTimeout(pollForEver, pollEveryMs);
}

const clockStatus = document.getElementById('clock-status');
const clockButtons = [...document.querySelectorAll('.clock button')];

async function moveClock(days) {
  clockStatus.textContent = 'Moving the clock…';
  for (const button of clockButtons) button.setAttribute('aria-disabled', 'true');
  try {
    clockStatus.textContent = await requestMove(days);
    await poll();
  } catch {
    clockStatus.textContent = 'The clock could not be moved. Please try again.';
  } finally {
    for (const button of clockButtons) button.removeAttribute('aria-disabled');
  }
}

async function requestMove(days) {
  const answer = await fetch('/api/new/sandbox/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  });
  const body = await answer.json();
  if (!answer.ok) return body.validations?.[0]?.message ?? body.message;
  return `Moved forward by ${days === 1 ? '1 day' : `${days} days`}.`;
}

const isMoving = (button) => button.getAttribute('aria-disabled') === 'true';

for (const button of clockButtons.filter((each) => each.dataset.days)) {
  button.addEventListener('click', () => isMoving(button) || moveClock(Number(button.dataset.days)));
}

document.getElementById('clock-form').addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isMoving(event.submitter ?? clockButtons[0])) moveClock(Number(new FormData(event.target).get('days')));
});

/** A mail in its frame is closed to us, so its height is read from a copy that is as wide and that nobody sees. */
function showWhole(frame) {
  const copy = document.createElement('iframe');
  copy.className = 'mail-measure';
  copy.sandbox = 'allow-same-origin';
  copy.src = frame.src.replace(/content$/, 'measure');
  copy.addEventListener('load', () => {
    const mail = copy.contentDocument.documentElement;
    // A scroll bar would make it narrower, and so higher.
    mail.style.overflow = 'hidden';
    const fit = () => {
      frame.style.blockSize = `${Math.ceil(mail.getBoundingClientRect().height)}px`;
    };
    new ResizeObserver(fit).observe(mail);
  });
  frame.after(copy);
}

const mailFrame = document.getElementById('mail');
if (mailFrame) showWhole(mailFrame);

document.addEventListener('visibilitychange', () => poll().catch(() => {}));
pollForEver();
