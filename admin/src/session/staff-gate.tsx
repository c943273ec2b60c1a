import { useStore } from '@nanostores/react';
import { RequestFailure, SessionWatch, Splash } from '@quittance/app-shell';
import type { ReactNode } from 'react';
import { useBackOffice } from '../back-office.ts';
import { StaffProvider } from './staff.ts';

/** Renders content for staff only, and watches the session. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const { session, publicConstants } = useBackOffice();
  const state = useStore(session.$session);
  const known = useStore(publicConstants.$state);
  // Signed out elsewhere: the guard above is about to redirect.
  if (state.status !== 'signed-in') return <Splash />;
  // Without the idle minutes the session could not be watched.
  if (known.status === 'failed') {
    return <RequestFailure error={known.error} onRetry={() => void publicConstants.refresh()} />;
  }
  return (
    <StaffProvider value={state.user}>
      {children}
      {known.status === 'ready' && <SessionWatch warnAfterMinutes={known.data.idleWarningMinutes} />}
    </StaffProvider>
  );
}
