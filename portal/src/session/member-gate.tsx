import { useStore } from '@nanostores/react';
import { RequestFailure, SessionWatch } from '@quittance/app-shell';
import { Spinner } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useMemo } from 'react';
import { usePortal } from '../portal.ts';
import { MemberProvider } from './member.ts';

/** Follows the organization's live events for as long as the person is signed in. */
function useLiveSession(userId: string | null): void {
  const { liveEvents } = usePortal();
  useEffect(() => {
    if (userId === null) return;
    liveEvents.open(userId);
    return () => liveEvents.close();
  }, [liveEvents, userId]);
}

interface MemberGateProps {
  /** Stands over the screen, as a dialog does. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** Everything that only signed-in people see: waits for what each of its screens needs, and watches over the session. */
export function MemberGate({ over, children }: MemberGateProps) {
  const { session, constants } = usePortal();
  const state = useStore(session.$session);
  const known = useStore(constants.$state);
  const user = state.status === 'signed-in' ? state.user : null;
  useLiveSession(user?.userId ?? null);
  const member = useMemo(
    () => (user && known.status === 'ready' ? { user, constants: known.data } : null),
    [user, known],
  );

  if (known.status === 'failed') {
    return <RequestFailure error={known.error} onRetry={() => void constants.refresh()} />;
  }
  // Signed out in another place: the guard above is about to lead away.
  if (!member) return <Spinner />;
  return (
    <MemberProvider value={member}>
      {children}
      {over}
      <SessionWatch warnAfterMinutes={member.constants.idleWarningMinutes} />
    </MemberProvider>
  );
}
