import { Splash, usePagePlace, useQuery } from '@quittance/app-shell';
import { useEffect } from 'react';
import { useBackOffice } from '../back-office.ts';

/** Signs out, forgets what was kept on this device, and leads to sign-in. `?auto`: nobody was there to ask for it. */
export function SignOutScreen() {
  const { session, preferences } = useBackOffice();
  const [query] = useQuery();
  const { history } = usePagePlace();
  const isAuto = query.has('auto');
  useEffect(() => {
    void session.signOut().then(() => {
      preferences.clear();
      history.replace(isAuto ? '/auth/session-expired' : '/auth');
    });
  }, [session, preferences, history, isAuto]);
  return <Splash />;
}
