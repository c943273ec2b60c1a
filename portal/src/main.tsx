import { reportErrors } from '@quittance/widgets/host';
import '@quittance/widgets/host.css';
import { QuittanceProvider } from '@quittance/widgets/kit';
import '@quittance/widgets/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isPublic } from './guards/guard.ts';
import './pages/pages.css';
import { createPortal, type Portal, PortalProvider } from './portal.ts';
import { routes } from './routes.tsx';

/** Asks for what the first screen needs before its code has arrived. */
function askAhead({ session, restoration, constants, publicConstants }: Portal): void {
  void restoration.run();
  const mayBeSignedIn = session.userId() !== null && !isPublic(location.pathname);
  void (mayBeSignedIn ? constants : publicConstants).refresh();
}

function start(container: HTMLElement): void {
  const portal = createPortal();
  askAhead(portal);
  const router = createBrowserRouter(routes);
  reportErrors({
    client: portal.client,
    version: import.meta.env.APP_VERSION,
    page: () => router.state.matches.at(-1)?.route.path ?? '',
    onError: () => portal.toasts.show('error', portal.i18n.t('somethingWentWrong', { ns: 'common' })),
  });
  createRoot(container).render(
    <StrictMode>
      <PortalProvider value={portal}>
        <QuittanceProvider client={portal.client} i18n={portal.i18n}>
          <RouterProvider router={router} />
        </QuittanceProvider>
      </PortalProvider>
    </StrictMode>,
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root".');
start(container);
