import { Splash, useQuery } from '@quittance/widgets/host';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePortal } from '../portal.ts';

/** Signs out, forgets what was kept on this device, and leads to sign-in. `?auto`: nobody was there to ask for it. */
export function SignOutScreen() {
  const { session, preferences, constants } = usePortal();
  const [query] = useQuery();
  const navigate = useNavigate();
  const isAuto = query.has('auto');
  useEffect(() => {
    void session.signOut().then(() => {
      preferences.clear();
      constants.reset();
      void navigate(isAuto ? '/auth/session-expired' : '/auth', { replace: true });
    });
  }, [session, preferences, constants, navigate, isAuto]);
  return <Splash />;
}
