import { createSessionClient } from '@quittance/sdk/client';
import { createTranslator } from '@quittance/sdk/i18n';
import { createRoot } from 'react-dom/client';
import { QuittanceProvider } from '../kit/base/provider.tsx';
import { Dialog } from '../kit/dialog/dialog.tsx';
import { Invoice } from './invoice.tsx';

/* A page that shows an invoice in a dialog over its list, like the portal: the invoice's dialogs open inside that
   dialog. */

const getSession = async () => ({ token: 'guest_secret', expiresAt: Date.now() + 3_600_000 });

const client = createSessionClient(getSession, { baseUrl: 'https://pay.test' });
const i18n = createTranslator();

addEventListener('show-invoice', () => {
  const root = document.querySelector('#page');
  if (!root) return;
  createRoot(root).render(
    <QuittanceProvider client={client} i18n={i18n}>
      <Dialog title="Invoice" width="document" onClose={() => {}}>
        <Invoice access="guest" />
      </Dialog>
    </QuittanceProvider>,
  );
});
