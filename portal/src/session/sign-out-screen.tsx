import { Splash, usePagePlace, useQuery } from '@quittance/app-shell';
import { useEffect } from 'react';
import { usePortal } from '../portal.ts';

/** Signs out, forgets what was kept on this device, and leads to sign-in. `?auto`: nobody was there to ask for it. */
export function SignOutScreen() {
  const { session, preferences, constants } = usePortal();
  const [query] = useQuery();
  const { history } = usePagePlace();
  const isAuto = query.has('auto');
  useEffect(() => {
    void session.signOut().then(() => {
      preferences.clear();
      constants.reset();
      history.replace(isAuto ? '/auth/session-expired' : '/auth');
    });
  }, [session, preferences, constants, history, isAuto]);
  return <Splash />;
}
