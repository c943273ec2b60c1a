import { useStore } from '@nanostores/react';
import { IdleWatch, Splash, usePagePlace } from '@quittance/app-shell';
import type { ReactNode } from 'react';
import { useBackOffice } from '../back-office.ts';
import { StaffProvider } from './staff.ts';

/** Minutes without activity before the warning. */
const WARN_AFTER_MINUTES = 29;

/** Everything that only staff see; watches over the session. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const { session, storage } = useBackOffice();
  const { history } = usePagePlace();
  const state = useStore(session.$session);
  // Signed out in another place: the guard above is about to lead away.
  if (state.status !== 'signed-in') return <Splash />;
  return (
    <StaffProvider value={state.user}>
      {children}
      <IdleWatch
        warnAfterMinutes={WARN_AFTER_MINUTES}
        storage={storage}
        onSignOut={() => history.push('/logout')}
        onExpire={() => history.push('/logout?auto')}
      />
    </StaffProvider>
  );
}
