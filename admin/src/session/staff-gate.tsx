import { useStore } from '@nanostores/react';
import { IdleWatch, Splash } from '@quittance/widgets/host';
import { Outlet, useNavigate } from 'react-router';
import { useBackOffice } from '../back-office.ts';
import { StaffProvider } from './staff.ts';

/** Minutes without activity before the warning. */
const WARN_AFTER_MINUTES = 29;

/** Everything that only staff see; watches over the session. */
export function StaffGate() {
  const { session, storage } = useBackOffice();
  const navigate = useNavigate();
  const state = useStore(session.$session);
  // Signed out in another place: the guard above is about to lead away.
  if (state.status !== 'signed-in') return <Splash />;
  return (
    <StaffProvider value={state.user}>
      <Outlet />
      <IdleWatch
        warnAfterMinutes={WARN_AFTER_MINUTES}
        storage={storage}
        onSignOut={() => void navigate('/logout')}
        onExpire={() => void navigate('/logout?auto')}
      />
    </StaffProvider>
  );
}
