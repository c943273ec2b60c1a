import { useStore } from '@nanostores/react';
import { lazyPart, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../app-context/app.ts';
import { Redirect } from '../navigation/redirect.tsx';
import { usePagePlace } from '../navigation/use-page-history.ts';
import { Restoring } from '../restoring.tsx';
import { shellTexts } from '../texts.en.ts';

const unsavedWorkDialog = lazyPart(async () => (await import('./unsaved-work-dialog.tsx')).UnsavedWorkDialog);

/** Renders the page for people who may open it, and redirects everyone else. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { session, guard, findScreen } = useApp();
  const { history, location } = usePagePlace();
  const { pathname, search, key } = location;
  const state = useStore(session.$session);
  /** The visit that was allowed last. */
  const opened = useRef('');
  // People who may be signed in are redirected from the sign-in form; it would only flash.
  const isSettled = guard.isPublic(pathname) && (findScreen(pathname).access === 'anyone' || session.userId() === null);
  if (state.status === 'unknown' && !isSettled) return <Restoring />;

  const user = state.status === 'signed-in' ? state.user : null;
  const hasExpired = state.status === 'signed-out' && state.hasExpired;
  const result = guard.check(pathname + search, user, hasExpired);
  const diversion = result.kind === 'redirect' ? result : undefined;
  const isOpen = opened.current === key;
  const { reason, toAfterLeaving } = diversion ?? {};
  const losesWork = isOpen && toAfterLeaving !== undefined && history.mayLose(toAfterLeaving);
  if (result.kind === 'allow' || losesWork || (reason === 'done' && isOpen)) {
    opened.current = key;
    // One element in all cases: another one would mount the page again, without what was entered.
    return (
      <>
        {children}
        {losesWork && <UnsavedWork to={toAfterLeaving} />}
      </>
    );
  }
  if (reason === 'role') return <RoleRefusal to={result.to} />;
  return <Redirect to={result.to} />;
}

/** Asks once whether to leave the page and lose what was entered; somebody who stays can still read and copy it. */
function UnsavedWork({ to }: { readonly to: string }) {
  const { history } = usePagePlace();
  const [isAsking, setAsking] = useState(true);
  const UnsavedWorkDialog = unsavedWorkDialog.usePart(isAsking);
  if (!isAsking || !UnsavedWorkDialog) return null;
  return <UnsavedWorkDialog onLeave={() => history.abandon(to)} onStay={() => setAsking(false)} />;
}

/** Redirects, and says that the role doesn't open the page. */
function RoleRefusal({ to }: { readonly to: string }) {
  const { toasts } = useApp();
  const { t } = useI18n(shellTexts);
  useEffect(() => void toasts.show('error', t('denied.text')), [toasts, t]);
  return <Redirect to={to} />;
}
