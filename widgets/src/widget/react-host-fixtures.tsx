import { createSessionClient } from '@quittance/sdk/client';
import { createTranslator } from '@quittance/sdk/i18n';
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BankDebit } from '../bank-debit/bank-debit.tsx';
import { QuittanceProvider } from '../kit/base/provider.tsx';

/* Two pages of React hosts in strict mode: one with the element and a new session object at every render, one with the component. */

const apiOrigin = 'https://pay.test';
const invoiceId = 'inv_00000000000000000000000001';

const getSession = async () => ({ token: 'guest_secret', expiresAt: Date.now() + 3_600_000 });

const client = createSessionClient(getSession, { baseUrl: apiOrigin });
const i18n = createTranslator();

const Component = () => (
  <QuittanceProvider client={client} i18n={i18n}>
    <BankDebit invoiceId={invoiceId} />
  </QuittanceProvider>
);

const Element = () => createElement('quittance-bank-debit', { 'invoice-id': invoiceId, session: { get: getSession } });

function Host({ children: Widget }: { readonly children: () => React.ReactNode }) {
  const [renders, setRenders] = useState(0);
  const [mounts, setMounts] = useState(0);
  return (
    <>
      <button type="button" id="render" onClick={() => setRenders(renders + 1)}>
        Render {renders}
      </button>
      <button type="button" id="remount" onClick={() => setMounts(mounts + 1)}>
        Mount {mounts}
      </button>
      <div key={mounts}>{Widget()}</div>
    </>
  );
}

// Wait for the definition: React sets properties only on elements that have them, and attributes on others.
addEventListener('start-react-host', () => {
  const root = document.querySelector('#react-host');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <Host>{root.hasAttribute('data-element') ? Element : Component}</Host>
    </StrictMode>,
  );
});
