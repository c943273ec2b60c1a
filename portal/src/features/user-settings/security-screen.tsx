import { AuthenticatorCard, RequestFailure } from '@quittance/app-shell';
import { Card, Skeleton } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { IdentitiesCard } from './identities-card.tsx';
import { NoPasswordCard } from './no-password-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PlacesCards } from './places-cards.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useAuthenticatorCalls } from './use-authenticator-calls.ts';
import { useSecurity } from './use-security.ts';

/** How the person signs in, and where they are signed in. */
export function SecurityScreen() {
  const { data, error, refresh } = useSecurity();
  const { session } = usePortal();
  const calls = useAuthenticatorCalls();
  const reload = () => {
    refresh();
    void session.reload();
  };
  return (
    <SettingsScreen page="security">
      {data?.hasPassword === false ? <NoPasswordCard /> : <PasswordCard onChange={refresh} />}
      {error !== undefined && (
        <Card>
          <RequestFailure error={error} onRetry={refresh} />
        </Card>
      )}
      {error === undefined && data === undefined && (
        <Card>
          <Skeleton shape="block" />
        </Card>
      )}
      {data && (
        <>
          <AuthenticatorCard security={data} calls={calls} onChange={reload} />
          <PasskeysCard security={data} onChange={refresh} />
          <IdentitiesCard security={data} onChange={refresh} />
          <PlacesCards security={data} onChange={refresh} />
        </>
      )}
    </SettingsScreen>
  );
}
