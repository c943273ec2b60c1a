import { useStore } from '@nanostores/react';
import { RequestFailure, SessionWatch } from '@quittance/app-shell';
import { Spinner } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useMemo } from 'react';
import { usePortal } from '../portal.ts';
import { MemberProvider } from './member.ts';

/** Listens to the organization's live events while the person is signed in. */
function useLiveSession(userId: string | null): void {
  const { liveEvents } = usePortal();
  useEffect(() => {
    if (userId === null) return;
    liveEvents.open(userId);
    return () => liveEvents.close();
  }, [liveEvents, userId]);
}

interface MemberGateProps {
  /** Rendered above the screen, such as a dialog. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** Wraps all screens for signed-in people: loads what they need, and watches the session. */
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
  // Signed out elsewhere: the guard is about to redirect.
  if (!member) return <Spinner />;
  return (
    <MemberProvider value={member}>
      {children}
      {over}
      <SessionWatch warnAfterMinutes={member.constants.idleWarningMinutes} />
    </MemberProvider>
  );
}
