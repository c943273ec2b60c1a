import { RequestFailure } from '@quittance/app-shell';
import { Card, Skeleton } from '@quittance/widgets/kit';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { NoPasswordCard } from './no-password-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PlacesCards } from './places-cards.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { useSecurity } from './use-security.ts';

/** How the person signs in, and where they are signed in. */
export function SecurityScreen() {
  const { data, error, refresh } = useSecurity();
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
          <AuthenticatorCard security={data} onChange={refresh} />
          <PasskeysCard security={data} onChange={refresh} />
          <IdentitiesCard security={data} onChange={refresh} />
          <PlacesCards security={data} onChange={refresh} />
        </>
      )}
    </SettingsScreen>
  );
}
