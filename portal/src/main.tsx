import { AppRouter, createPageHistory, reportErrors } from '@quittance/app-shell';
import '@quittance/widgets/kit.css';
import '@quittance/app-shell/app-shell.css';
import { QuittanceProvider } from '@quittance/widgets/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { isPublic } from './guards/guard.ts';
import { Root } from './layout/root.tsx';
import { createPortal, type Portal, PortalProvider } from './portal.ts';
import { findScreen } from './screens.ts';
import { loadLanguage } from './texts/load-language.ts';

/** Asks for what the first screen needs while its code is on the way. */
function askAhead({ session, restoration, constants, publicConstants }: Portal): void {
  findScreen(session.userId() === null && !isPublic(location.pathname) ? '/auth' : location.pathname).screen.preload();
  void restoration.run();
  const mayBeSignedIn = session.userId() !== null && !isPublic(location.pathname);
  void (mayBeSignedIn ? constants : publicConstants).refresh();
}

async function start(container: HTMLElement): Promise<void> {
  const portal = createPortal();
  askAhead(portal);
  reportErrors({
    client: portal.client,
    version: import.meta.env.APP_VERSION,
    page: () => findScreen(location.pathname).pattern,
    onError: () => portal.toasts.show('error', portal.i18n.t('somethingWentWrong', { ns: 'common' })),
  });
  await loadLanguage(portal.i18n, portal.i18n.language);
  // A caught error is shown where it happened; reporting it to the window as well makes it known like any other.
  createRoot(container, { onCaughtError: (error) => reportError(error) }).render(
    <StrictMode>
      <PortalProvider value={portal}>
        <QuittanceProvider client={portal.client} i18n={portal.i18n}>
          <AppRouter history={createPageHistory(window)}>
            <Root />
          </AppRouter>
        </QuittanceProvider>
      </PortalProvider>
    </StrictMode>,
  );
  // The looks of what opens on a press, for which no first screen should wait.
  void import('@quittance/widgets/controls.css');
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');
void start(container);
