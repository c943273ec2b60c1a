import { Button, Dialog, useI18n } from '@quittance/widgets/kit';
import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Asks before work is lost: inside the portal with our own dialog, when the tab closes with the browser's. */
export function useLeaveGuard(hasChanges: () => boolean): Blocker {
  const latest = useRef(hasChanges);
  latest.current = hasChanges;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Signing out, also by itself after a long absence, must never wait for an answer.
      nextLocation.pathname !== currentLocation.pathname && !isSigningOut(nextLocation.pathname) && latest.current(),
  );
}

const isSigningOut = (path: string): boolean => path === '/logout' || path.startsWith('/auth');

/** The question that a blocked navigation asks. */
export function LeaveDialog({ blocker }: { readonly blocker: Blocker }) {
  const { t } = useI18n('portal');
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('form.leaveTitle')}
      width="narrow"
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {t('form.leave')}
          </Button>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t('form.stay')}
          </Button>
        </>
      }
    >
      <p>{t('form.leaveText')}</p>
    </Dialog>
  );
}
