import { createTranslator } from '@quittance/sdk/i18n';
import { createToastStore } from '@quittance/sdk/stores';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../base/i18n.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Toaster } from './toaster.tsx';

const i18n = createTranslator();
const store = createToastStore();

/** A page with toasts, and with a dialog that opens another one. */
function Page() {
  const [depth, setDepth] = useState(0);
  const toasts = useSyncExternalStore(
    (tell) => store.$toasts.listen(tell),
    () => store.$toasts.get(),
  );
  const buttons = (
    <>
      <button type="button" onClick={() => setDepth(depth + 1)}>
        Open
      </button>
      <button type="button" onClick={() => store.show('success', `Saved at ${depth}`)}>
        Save
      </button>
    </>
  );
  return (
    <>
      {depth === 0 && buttons}
      {/* The second dialog is before the first one in the document, and above it on the screen. */}
      {depth > 1 && (
        <Dialog title="Second" onClose={() => setDepth(1)}>
          {buttons}
        </Dialog>
      )}
      {depth > 0 && (
        <Dialog key="first" title="First" onClose={() => setDepth(0)}>
          {depth === 1 && buttons}
        </Dialog>
      )}
      <Toaster toasts={toasts} onExpire={(id) => store.remove(Number(id))} />
    </>
  );
}

createRoot(document.body).render(
  <I18nProvider i18n={i18n}>
    <Page />
  </I18nProvider>,
);
