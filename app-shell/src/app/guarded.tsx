import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Redirect } from '../navigation/redirect.tsx';
import { usePagePlace } from '../navigation/use-page-history.ts';
import { Restoring } from '../restoring.tsx';
import { useApp } from './app.ts';

/** Renders the page for people who may open it, and redirects everyone else. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { session, restoration, guard } = useApp();
  const { pathname, search } = usePagePlace().location;
  const state = useStore(session.$session);
  if (state.status === 'unknown' && !guard.isPublic(pathname)) return <Restoring restoration={restoration} />;

  const user = state.status === 'signed-in' ? state.user : null;
  const hasExpired = state.status === 'signed-out' && state.hasExpired;
  const result = guard.check(pathname + search, user, hasExpired);
  return result.kind === 'allow' ? children : <Redirect to={result.to} />;
}
