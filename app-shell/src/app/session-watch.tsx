import { useApp } from '../app-context/app.ts';
import { IdleWatch } from '../idle/idle-watch.tsx';
import { usePagePlace } from '../navigation/use-page-history.ts';

/** Warns an idle person, then signs them out. Mount it while somebody is signed in. */
export function SessionWatch({ warnAfterMinutes }: { readonly warnAfterMinutes: number }) {
  const { storage, session } = useApp();
  const { history } = usePagePlace();
  return (
    <IdleWatch
      warnAfterMinutes={warnAfterMinutes}
      storage={storage}
      onKeepAlive={() => void session.keepAlive()}
      onSignOut={() => history.push('/logout')}
      onExpire={() => history.push('/logout?isAutoLogout=true')}
    />
  );
}
