// Our side of the bank-linking frame. It opens the provider's window, and tells the page that framed us, and no other,
// what came of it.

const query = new URLSearchParams(location.search);

/** The origin that the widget named. Anything that is no plain origin is refused, since `*` would tell everybody. */
function readOrigin(text) {
  try {
    const { origin } = new URL(text);
    return origin === text && origin !== 'null' ? origin : null;
  } catch {
    return null;
  }
}

const opener = readOrigin(query.get('origin') ?? '');

function tell(message) {
  if (opener !== null) parent.postMessage({ type: 'quittance-bank-link', ...message }, opener);
}

const container = document.querySelector('#bank-link');
const provider = globalThis.BankLink;

if (provider === undefined) {
  // The provider's script didn't load.
  tell({ event: 'error' });
} else {
  provider.open({
    token: query.get('token') ?? '',
    locale: document.documentElement.lang,
    container,
    onReady() {
      container.removeAttribute('aria-busy');
      tell({ event: 'ready' });
    },
    onSuccess: (userId) => tell({ event: 'success', userId }),
    onError: () => tell({ event: 'error' }),
    onClose: () => tell({ event: 'close' }),
  });
}
