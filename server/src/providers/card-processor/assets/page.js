// Our side of the card fields. It frames the processor's page and passes messages on: the widget's to the fields, and the
// fields' to the widget that framed us, and to no other page. A card number passes through neither.

/** The origin that the widget named. Anything that is no plain origin is refused, since `*` would tell everybody. */
function readOrigin(text) {
  try {
    const { origin } = new URL(text);
    return origin === text && origin !== 'null' ? origin : null;
  } catch {
    return null;
  }
}

const opener = readOrigin(new URLSearchParams(location.search).get('origin') ?? '');
const container = document.querySelector('#card-fields');
const processor = new URL(container.dataset.fields).origin;
const frame = document.createElement('iframe');

const isText = (value) => typeof value === 'string' && value !== '';

/** Only what the widget expects, whatever else a message has. */
const readers = {
  ready: () => ({}),
  enter: () => ({}),
  refused: () => ({}),
  error: () => ({}),
  height: ({ height }) => (Number.isFinite(height) ? { height } : null),
  token: ({ token }) => (isText(token) ? { token } : null),
};

function passUp(data) {
  if (opener === null || !Object.hasOwn(readers, data.event)) return;
  const content = readers[data.event](data);
  if (content) parent.postMessage({ type: 'quittance-card', event: data.event, ...content }, opener);
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin === processor && source === frame.contentWindow) {
    if (data?.type === 'quittance-card-fields') passUp(data);
  } else if (opener !== null && origin === opener && source === parent) {
    if (data?.type !== 'quittance-card' || data.command !== 'submit') return;
    frame.contentWindow.postMessage({ type: 'quittance-card-fields', command: 'submit' }, processor);
  }
});

// After the listener, which must not miss that the fields are ready.
frame.title = container.dataset.title;
frame.src = container.dataset.fields;
container.append(frame);
