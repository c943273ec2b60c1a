import { createTranslator } from '@quittance/sdk/i18n';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { I18nProvider } from './i18n.tsx';
import { lazyPart } from './lazy-part.ts';
import { useLoaded } from './use-loaded.ts';

/** Returns a function whose first call fails, as during a network failure. */
function failsOnce(value: string): () => Promise<string> {
  let tries = 0;
  return () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(value);
  };
}

const part = lazyPart(failsOnce('the list'));
const loadNames = failsOnce('the names');
const i18n = createTranslator();

function OpenList() {
  const { value, retry } = part.useAttempt(true);
  return (
    <div id="part">
      {value} {retry && <LoadFailure onRetry={retry} />}
    </div>
  );
}

/** Opens and closes a list that doesn't report its failure. */
function Reopened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div id="reopened">
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open
      </button>
      {reopened.usePart(isOpen)}
    </div>
  );
}
const reopened = lazyPart(failsOnce('opened'));

/** A note that nobody can ask for. */
const Note = () => <div id="note">{note.usePart(true)}</div>;
const note = lazyPart(failsOnce('the note'));

function Names() {
  const { value, retry } = useLoaded(loadNames);
  return (
    <div id="loaded">
      {value} {retry && <LoadFailure onRetry={retry} />}
    </div>
  );
}

createRoot(document.body).render(
  <I18nProvider i18n={i18n}>
    <OpenList />
    <Reopened />
    <Note />
    <Names />
  </I18nProvider>,
);
