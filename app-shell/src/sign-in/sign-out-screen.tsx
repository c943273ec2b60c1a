import { useEffect } from 'react';
import { useApp } from '../app-context/app.ts';
import { usePagePlace, useQuery } from '../navigation/use-page-history.ts';
import { Splash } from '../splash.tsx';

/**
 * Signs out, removes data stored on this device, and redirects to sign-in. `?isAutoLogout=true`: the session was idle for too long.
 */
export function SignOutScreen() {
  const app = useApp();
  const [query] = useQuery();
  const { history } = usePagePlace();
  const isAuto = query.get('isAutoLogout') === 'true';
  useEffect(() => {
    void app.session.signOut().then(() => {
      app.preferences.clear();
      app.forget();
      history.replace(isAuto ? '/auth/session-expired' : '/auth');
    });
  }, [app, history, isAuto]);
  return <Splash />;
}
