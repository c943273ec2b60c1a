import { errorCodeOf, RequestFailure, useResource } from '@quittance/app-shell';
import { getCompanyInfo, mayMake, saveCompanyInfo, setHandle } from '@quittance/sdk/client';
import { Card, Skeleton, useClient, useI18n } from '@quittance/widgets/kit';
import { useCallback, useRef } from 'react';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { BusinessProfileView, type ProfileValues } from './business-profile-view.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { businessSettingsTexts } from './texts.en.ts';

/** The organization's profile: what is known of it, and what it says of itself. */
export function BusinessProfileScreen() {
  const { t } = useI18n(businessSettingsTexts);
  const client = useClient();
  const { toasts, session } = usePortal();
  const { user } = useMember();
  const profile = useResource(useCallback((signal) => client.request(getCompanyInfo, {}, { signal }), [client]));

  const newestVersion = useRef<number>(undefined);
  const save = async (values: ProfileValues) => {
    const version = newestVersion.current ?? profile.data?.version;
    try {
      const body = { ...values, ...(version !== undefined && { version }) };
      newestVersion.current = (await client.request(saveCompanyInfo, { body })).version;
    } catch (error) {
      // The form keeps what was typed: saving again replaces the other text.
      if (errorCodeOf(error) === 'ProfileChangedError') {
        newestVersion.current = (await client.request(getCompanyInfo, {})).version;
      }
      throw error;
    }
    toasts.show('success', t('profile.saved'));
    // The person's company has the website, too.
    void session.reload().catch(() => undefined);
  };
  return (
    <SettingsFrame page="business-profile">
      {profile.error !== undefined && (
        <Card>
          <RequestFailure error={profile.error} onRetry={profile.refresh} />
        </Card>
      )}
      {profile.error === undefined && !profile.data && (
        <Card>
          <Skeleton shape="medium" />
        </Card>
      )}
      {profile.data && (
        <BusinessProfileView
          profile={profile.data}
          isOwner={mayMake(setHandle, user)}
          onLogo={() => {
            profile.refresh();
            // The person's company has the logo, too.
            void session.reload().catch(() => undefined);
          }}
          onSave={mayMake(saveCompanyInfo, user) ? save : undefined}
        />
      )}
    </SettingsFrame>
  );
}
