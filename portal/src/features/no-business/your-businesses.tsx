import { RequestFailure, useErrorText } from '@quittance/app-shell';
import { Card, Skeleton, useI18n } from '@quittance/widgets/kit';
import { OrganizationList } from '../../organization-list/organization-list.tsx';
import { usePortal } from '../../portal.ts';
import { useSwitchOrganization } from '../../session/enter-organization.ts';
import { useOwnOrganizations } from '../../session/use-own-organizations.ts';
import { noBusinessTexts } from './texts.en.ts';

/** The businesses of a person who acts for none of them. Shows nothing if there are none. */
export function YourBusinesses() {
  const { t } = useI18n(noBusinessTexts);
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const { data, error, refresh } = useOwnOrganizations();
  const switchTo = useSwitchOrganization();
  if (error !== undefined) return <RequestFailure error={error} onRetry={refresh} />;
  if (!data) return <Skeleton shape="medium" />;
  if (data.organizations.length === 0) return null;
  return (
    <Card title={t('yours')} flush>
      <OrganizationList
        organizations={data.organizations}
        onSwitch={(id) => void switchTo(id).catch((failure) => toasts.show('error', errorText(failure)))}
      />
    </Card>
  );
}
