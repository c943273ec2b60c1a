import { useStore } from '@nanostores/react';
import { IdleWatch, RequestFailure } from '@quittance/widgets/host';
import { Spinner } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { usePortal } from '../portal.ts';
import { MemberProvider } from './member.ts';

/** Follows the business's live events for as long as the person is signed in. */
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
  readonly over?: ReactNode;
}

/** Everything that only signed-in people see: waits for what each of its screens needs, and watches over the session. */
export function MemberGate({ over }: MemberGateProps) {
  const { session, constants, storage } = usePortal();
  const navigate = useNavigate();
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
      <Outlet />
      {over}
      <IdleWatch
        warnAfterMinutes={member.constants.idleWarningMinutes}
        storage={storage}
        onSignOut={() => void navigate('/logout')}
        onExpire={() => void navigate('/logout?auto')}
      />
    </MemberProvider>
  );
}
