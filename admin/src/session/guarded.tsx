import { useStore } from '@nanostores/react';
import { Restoring } from '@quittance/widgets/host';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useBackOffice } from '../back-office.ts';
import { redirectOf } from './guard.ts';

/** Lets staff through, and leads everyone else to sign-in. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { session, restoration } = useBackOffice();
  const { pathname, search } = useLocation();
  const state = useStore(session.$session);
  const hasExpired = state.status === 'signed-out' && state.hasExpired;
  const redirect = redirectOf({ pathname, search, isSignedIn: state.status === 'signed-in', hasExpired });
  if (redirect === null) return children;
  return state.status === 'unknown' ? <Restoring restoration={restoration} /> : <Navigate to={redirect} replace />;
}
