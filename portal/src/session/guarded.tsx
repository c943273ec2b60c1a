import { useStore } from '@nanostores/react';
import { useErrorText } from '@quittance/widgets/host';
import { ErrorState } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { guard, isPublic } from '../guards/guard.ts';
import { Splash } from '../layout/splash.tsx';
import { usePortal } from '../portal.ts';

/** Stands while it is not known yet whether a session is open. */
function Restoring() {
  const { restoration } = usePortal();
  const errorText = useErrorText();
  const failure = useStore(restoration.$failure);
  if (failure === null) return <Splash />;
  return (
    <div className="splash">
      <ErrorState title={errorText(failure)} onRetry={() => void restoration.run()} />
    </div>
  );
}

/** Lets through whom the guards let through, and leads everyone else where they belong. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { session } = usePortal();
  const { pathname, search } = useLocation();
  const state = useStore(session.$session);
  if (state.status === 'unknown' && !isPublic(pathname)) return <Restoring />;

  const visitor = state.status === 'signed-in' ? state.user : null;
  const hasExpired = state.status === 'signed-out' && state.hasExpired;
  const passage = guard(pathname + search, visitor, hasExpired);
  return passage.kind === 'allow' ? children : <Navigate to={passage.to} replace />;
}
