import { useStore } from '@nanostores/react';
import { RequestFailure, SessionWatch } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';
import { Spinner } from '@quittance/widgets/kit';
import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { hasLiveEvents } from '../live-events/has-live-events.ts';
import { useRefreshOn } from '../live-events/use-refresh-on.ts';
import { usePortal } from '../portal.ts';
import { useFollowedSwitch } from './enter-organization.ts';
import { MemberProvider } from './member.ts';

type Actor = Pick<CustomerUser, 'userId' | 'organizationId' | 'role'>;

/** Listens to the organization's live events while the person acts for one, and may. */
function useLiveSession(actor: Actor | null): void {
  const { liveEvents } = usePortal();
  const { userId = null, organizationId = null } = actor ?? {};
  const isListening = actor !== null && hasLiveEvents(actor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another organization has another stream.
  useEffect(() => {
    if (userId === null || !isListening) return;
    liveEvents.open(userId);
    return () => liveEvents.close();
  }, [liveEvents, userId, organizationId, isListening]);
}

/** Loads the person again after their own access was changed. */
function useOwnAccess(actor: Actor | null): void {
  const { session } = usePortal();
  useRefreshOn('member.changed', (event) => {
    if (event !== null && event.objectId === actor?.userId) void session.reload().catch(() => undefined);
  });
}

interface MemberGateProps {
  /** Rendered above the screen, such as a dialog. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** Wraps all screens for signed-in people: loads what they need, and watches the session. */
export function MemberGate({ over, children }: MemberGateProps) {
  const { session, publicConstants } = usePortal();
  const state = useStore(session.$session);
  const known = useStore(publicConstants.$state);
  const user = state.status === 'signed-in' ? state.user : null;
  useLiveSession(user);
  useOwnAccess(user);
  useFollowedSwitch();
  const member = useMemo(
    () => (user && known.status === 'ready' ? { user, constants: known.data } : null),
    [user, known],
  );

  if (known.status === 'failed') {
    return <RequestFailure error={known.error} onRetry={() => void publicConstants.refresh()} />;
  }
  // Signed out elsewhere: the guard is about to redirect.
  if (!member) return <Spinner />;
  return (
    <MemberProvider value={member}>
      {/* Nothing of one organization stays on the screen of another one. */}
      <Fragment key={member.user.organizationId}>
        {children}
        {over}
      </Fragment>
      <SessionWatch warnAfterMinutes={member.constants.idleWarningMinutes} />
    </MemberProvider>
  );
}
