import {
  type LazyScreen,
  PagePlaceProvider,
  ScreenOutlet,
  SessionExpiredScreen,
  usePagePlace,
} from '@quittance/widgets/host';
import { Navigate, Route, Routes } from 'react-router';
import { InvoiceOverList } from './invoice-detail/invoice-over-list.tsx';
import { listBelow } from './invoice-detail/over-list.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { framedScreens, plainScreens, wideScreens } from './screens.ts';
import { MemberGate } from './session/member-gate.tsx';
import { SignOutScreen } from './session/sign-out-screen.tsx';

const routesOf = (screens: Readonly<Record<string, LazyScreen>>) =>
  Object.entries(screens).map(([path, { Screen }]) => <Route key={path} path={path} element={<Screen />} />);

/** Every page of the portal. Who may open it is for the guards to say. */
export function PortalRoutes() {
  const place = usePagePlace();
  // An invoice opened from a list stands over it: the screen below stays that of the list.
  const location = listBelow(place.location) ?? place.location;
  return (
    <PagePlaceProvider value={{ ...place, location }}>
      <Routes location={location}>
        <Route element={<MemberGate over={<InvoiceOverList place={place} />} />}>
          <Route element={<AppLayout />}>
            {routesOf(framedScreens)}
            <Route path="/accounts" element={<Navigate to="/accounts/payments" replace />} />
          </Route>
          <Route element={<AppLayout isWide />}>{routesOf(wideScreens)}</Route>
        </Route>
        <Route path="/auth/session-expired" element={<SessionExpiredScreen />} />
        <Route path="/logout" element={<SignOutScreen />} />
        <Route element={<ScreenOutlet />}>{routesOf(plainScreens)}</Route>
      </Routes>
    </PagePlaceProvider>
  );
}
