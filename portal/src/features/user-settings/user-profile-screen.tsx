import { Fact, FactList, PreferencesForm, usePreferences } from '@quittance/app-shell';
import { Card, icons, StatusBadge, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { useMember } from '../../session/member.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { userSettingsTexts } from './texts.en.ts';

/** Who the person is, as their verification knows them, and how they read us. */
export function UserProfileScreen() {
  const { t } = useI18n(userSettingsTexts);
  const { profile, email } = useMember().user;
  const preferences = usePreferences(usePortal());
  return (
    <SettingsScreen page="user-profile">
      <Card title={t('profile.person')}>
        <FactList>
          <Fact term={t('profile.firstName')}>{profile.firstName}</Fact>
          <Fact term={t('profile.lastName')}>{profile.lastName}</Fact>
          <Fact term={t('profile.email')}>{email}</Fact>
          <Fact term={t('profile.phone')}>
            {profile.phoneNumber ?? t('profile.noPhone')}{' '}
            {profile.phoneNumber && (
              <StatusBadge
                tone={profile.phoneNumberVerified ? 'success' : 'warning'}
                icon={profile.phoneNumberVerified ? icons.checkIcon : icons.alertIcon}
                label={t(profile.phoneNumberVerified ? 'profile.verified' : 'profile.unverified')}
              />
            )}
          </Fact>
        </FactList>
        <p className="user-settings__note q-muted">{t('profile.fixed')}</p>
      </Card>
      <Card title={t('profile.preferences')}>
        <PreferencesForm {...preferences} />
      </Card>
    </SettingsScreen>
  );
}
