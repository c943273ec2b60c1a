import { AuthenticatorCard, RequestFailure, Screen, useBrandTitle, useResource } from '@quittance/app-shell';
import { getStaffSecurity } from '@quittance/sdk/client';
import { Card, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import { staffSettingsTexts } from './texts.en.ts';
import { useAuthenticatorCalls } from './use-authenticator-calls.ts';
import './user-settings.css';

/** How the staff member signs in: the authenticator app and its recovery codes. */
export function UserSettingsScreen() {
  const { t } = useI18n(staffSettingsTexts);
  const client = useClient();
  const calls = useAuthenticatorCalls();
  const { data, error, refresh } = useResource(
    useCallback((signal) => client.request(getStaffSecurity, {}, { signal }), [client]),
  );
  return (
    <Screen title={t('title')} lead={t('lead')} brand={useBrandTitle()}>
      <div className="staff-settings">
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
        {error === undefined && data && <AuthenticatorCard security={data} calls={calls} onChange={refresh} />}
      </div>
    </Screen>
  );
}
