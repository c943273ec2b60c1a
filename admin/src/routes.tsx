import { type LazyScreen, ScreenOutlet, SessionExpiredScreen } from '@quittance/widgets/host';
import { Navigate, Route, Routes } from 'react-router';
import { AppLayout } from './layout/app-layout.tsx';
import { framedScreens, plainScreens } from './screens.ts';
import { SignOutScreen } from './session/sign-out-screen.tsx';
import { StaffGate } from './session/staff-gate.tsx';

const routesOf = (screens: Readonly<Record<string, LazyScreen>>) =>
  Object.entries(screens).map(([path, { Screen }]) => <Route key={path} path={path} element={<Screen />} />);

/** Every page of the back office. */
export function BackOfficeRoutes() {
  return (
    <Routes>
      <Route element={<StaffGate />}>
        <Route path="/" element={<Navigate to="/companies" replace />} />
        <Route element={<AppLayout />}>{routesOf(framedScreens)}</Route>
      </Route>
      <Route path="/auth/session-expired" element={<SessionExpiredScreen />} />
      <Route path="/logout" element={<SignOutScreen />} />
      <Route element={<ScreenOutlet />}>{routesOf(plainScreens)}</Route>
    </Routes>
  );
}
