import { Splash, useQuery } from '@quittance/widgets/host';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useBackOffice } from '../back-office.ts';

/** Signs out, forgets what was kept on this device, and leads to sign-in. `?auto`: nobody was there to ask for it. */
export function SignOutScreen() {
  const { session, preferences } = useBackOffice();
  const [query] = useQuery();
  const navigate = useNavigate();
  const isAuto = query.has('auto');
  useEffect(() => {
    void session.signOut().then(() => {
      preferences.clear();
      void navigate(isAuto ? '/auth/session-expired' : '/auth', { replace: true });
    });
  }, [session, preferences, navigate, isAuto]);
  return <Splash />;
}
