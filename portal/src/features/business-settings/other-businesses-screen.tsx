import { PageLink, RequestFailure, useErrorText } from '@quittance/app-shell';
import { buttonClass, Card, Skeleton, useI18n } from '@quittance/widgets/kit';
import { OrganizationList } from '../../organization-list/organization-list.tsx';
import { usePortal } from '../../portal.ts';
import { useSwitchOrganization } from '../../session/enter-organization.ts';
import { useOwnOrganizations } from '../../session/use-own-organizations.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { businessSettingsTexts } from './texts.en.ts';

/** The person's businesses: switch to one, or create another. */
export function OtherBusinessesScreen() {
  const { t } = useI18n(businessSettingsTexts);
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const own = useOwnOrganizations();
  const switchTo = useSwitchOrganization();
  return (
    <SettingsFrame
      page="other-businesses"
      actions={
        <PageLink className={buttonClass({ variant: 'primary' })} to="/create-business">
          {t('businesses.create')}
        </PageLink>
      }
    >
      <Card title={t('businesses.list')} flush={own.data !== undefined}>
        {own.error !== undefined && <RequestFailure error={own.error} onRetry={own.refresh} />}
        {own.error === undefined && !own.data && <Skeleton shape="medium" />}
        {own.data && (
          <OrganizationList
            organizations={own.data.organizations}
            onSwitch={(id) => void switchTo(id).catch((error) => toasts.show('error', errorText(error)))}
          />
        )}
      </Card>
      {own.data?.organizations.length === 1 && <p className="q-muted">{t('businesses.onlyOne')}</p>}
    </SettingsFrame>
  );
}
