import { AppRouter, createPageHistory, reportErrors } from '@quittance/app-shell';
import '@quittance/widgets/kit.css';
import '@quittance/app-shell/app-shell.css';
import { QuittanceProvider } from '@quittance/widgets/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOfficeProvider, createBackOffice } from './back-office.ts';
import { Root } from './layout/root.tsx';
import { findScreen } from './screens.ts';
import { loadLanguage } from './texts/load-language.ts';

async function start(container: HTMLElement): Promise<void> {
  const backOffice = createBackOffice();
  const { client, session, restoration, publicConstants, toasts, i18n } = backOffice;
  // What the first screen needs is asked for while its code is on the way.
  findScreen(session.userId() === null ? '/auth' : location.pathname).screen.preload();
  void restoration.run();
  void publicConstants.refresh();
  reportErrors({
    client,
    version: import.meta.env.APP_VERSION,
    page: () => findScreen(location.pathname).pattern,
    onError: () => toasts.show('error', i18n.t('somethingWentWrong', { ns: 'common' })),
  });
  await loadLanguage(i18n, i18n.language);
  // A caught error is shown where it happened; reporting it to the window as well makes it known like any other.
  createRoot(container, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <BackOfficeProvider value={backOffice}>
        <QuittanceProvider client={client} i18n={i18n}>
          <AppRouter history={createPageHistory(window)}>
            <Root />
          </AppRouter>
        </QuittanceProvider>
      </BackOfficeProvider>
    </StrictMode>,
  );
  // The looks of what opens on a press, for which no first screen should wait.
  void import('@quittance/widgets/controls.css');
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');
void start(container);
