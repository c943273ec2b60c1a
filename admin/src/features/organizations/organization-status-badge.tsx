import type { OrganizationStatus } from '@quittance/sdk/contract';
import { organizationStatusTone } from '@quittance/sdk/rules';
import { type IconShape, icons, StatusBadge, useI18n } from '@quittance/widgets/kit';
import { organizationTexts } from './texts.en.ts';

const shapes: Readonly<Record<OrganizationStatus, IconShape>> = {
  enabled: icons.checkCircleIcon,
  restricted: icons.lockIcon,
  ofac: icons.lockIcon,
  verification_denied: icons.crossCircleIcon,
  automatically_denied: icons.crossCircleIcon,
  duplicated: icons.crossCircleIcon,
  owner_closed: icons.archiveIcon,
  admin_closed: icons.archiveIcon,
  inactive: icons.clockIcon,
  dormant: icons.clockIcon,
};

export function OrganizationStatusBadge({ status }: { readonly status: OrganizationStatus }) {
  const { t } = useI18n(organizationTexts);
  return (
    <StatusBadge tone={organizationStatusTone(status)} icon={shapes[status]} label={t(`companyStatus.${status}`)} />
  );
}
