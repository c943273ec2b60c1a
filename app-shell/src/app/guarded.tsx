import { useStore } from '@nanostores/react';
import { useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Redirect } from '../navigation/redirect.tsx';
import { usePagePlace } from '../navigation/use-page-history.ts';
import { Restoring } from '../restoring.tsx';
import { shellTexts } from '../texts.en.ts';
import { useApp } from './app.ts';

/** Renders the page for people who may open it, and redirects everyone else. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { session, restoration, guard, findScreen } = useApp();
  const { pathname, search, key } = usePagePlace().location;
  const state = useStore(session.$session);
  /** The visit that was allowed last. */
  const opened = useRef('');
  // People who may be signed in are redirected from the sign-in form; it would only flash.
  const isSettled = guard.isPublic(pathname) && (findScreen(pathname).access === 'anyone' || session.userId() === null);
  if (state.status === 'unknown' && !isSettled) return <Restoring restoration={restoration} />;

  const user = state.status === 'signed-in' ? state.user : null;
  const hasExpired = state.status === 'signed-out' && state.hasExpired;
  const result = guard.check(pathname + search, user, hasExpired);
  const reason = result.kind === 'redirect' ? result.reason : undefined;
  if (result.kind === 'allow' || (reason === 'done' && opened.current === key)) {
    opened.current = key;
    return children;
  }
  if (reason === 'role') return <RoleRefusal to={result.to} />;
  return <Redirect to={result.to} />;
}

/** Redirects, and says that the role doesn't open the page. */
function RoleRefusal({ to }: { readonly to: string }) {
  const { toasts } = useApp();
  const { t } = useI18n(shellTexts);
  useEffect(() => void toasts.show('error', t('denied.text')), [toasts, t]);
  return <Redirect to={to} />;
}
