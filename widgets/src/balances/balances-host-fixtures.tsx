import { createSessionClient } from '@quittance/sdk/client';
import { createTranslator } from '@quittance/sdk/i18n';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QuittanceProvider } from '../kit/base/provider.tsx';
import { Balances } from './balances.tsx';

/* A page of a React host with the balances component, in strict mode: it shows what the component tells it. */

const getSession = async () => ({ token: 'embed_secret', expiresAt: Date.now() + 3_600_000 });

const client = createSessionClient(getSession, { baseUrl: 'https://pay.test' });
const i18n = createTranslator();

function Host() {
  const [revision, setRevision] = useState(1);
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = (name: string) => (detail: object) => setTold((all) => [...all, `${name} ${JSON.stringify(detail)}`]);
  return (
    <>
      <button type="button" onClick={() => setRevision(revision + 1)}>
        Revise
      </button>
      <ol aria-label="Told">
        {told.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
      <Balances revision={String(revision)} onReady={tell('ready')} onAccountOpen={tell('account-open')} />
    </>
  );
}

addEventListener('show-balances', () => {
  const root = document.querySelector('#page');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <QuittanceProvider client={client} i18n={i18n}>
        <Host />
      </QuittanceProvider>
    </StrictMode>,
  );
});
