import { useStore } from '@nanostores/react';
import { Redirect, Restoring, usePagePlace } from '@quittance/app-shell';
import type { ReactNode } from 'react';
import { useBackOffice } from '../back-office.ts';
import { redirectOf } from './guard.ts';

/** Lets staff through, and leads everyone else to sign-in. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { session, restoration } = useBackOffice();
  const { pathname, search } = usePagePlace().location;
  const state = useStore(session.$session);
  const hasExpired = state.status === 'signed-out' && state.hasExpired;
  const redirect = redirectOf({ pathname, search, isSignedIn: state.status === 'signed-in', hasExpired });
  if (redirect === null) return children;
  return state.status === 'unknown' ? <Restoring restoration={restoration} /> : <Redirect to={redirect} />;
}
