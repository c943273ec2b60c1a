import { useStore } from '@nanostores/react';
import { Redirect, Restoring, usePagePlace } from '@quittance/app-shell';
import type { ReactNode } from 'react';
import { guard, isPublic } from '../guards/guard.ts';
import { usePortal } from '../portal.ts';

/** Lets through whom the guards let through, and leads everyone else where they belong. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { session, restoration } = usePortal();
  const { pathname, search } = usePagePlace().location;
  const state = useStore(session.$session);
  if (state.status === 'unknown' && !isPublic(pathname)) return <Restoring restoration={restoration} />;

  const visitor = state.status === 'signed-in' ? state.user : null;
  const hasExpired = state.status === 'signed-out' && state.hasExpired;
  const passage = guard(pathname + search, visitor, hasExpired);
  return passage.kind === 'allow' ? children : <Redirect to={passage.to} />;
}
