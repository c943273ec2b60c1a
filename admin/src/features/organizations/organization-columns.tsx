import { dayColumn, RowLink, wordColumn } from '@quittance/app-shell';
import { countryName, organizationDisplay } from '@quittance/sdk/rules';
import { type Column, Icon, icons, useI18n, VerificationBadge, verificationBadgeTexts } from '@quittance/widgets/kit';
import { companyAddress } from '../../company/company-address.ts';
import { OrganizationStatusBadge } from './organization-status-badge.tsx';
import { organizationTexts } from './texts.en.ts';
import type { OrganizationRow } from './use-organizations.ts';

export const addressOf = ({ organizationId }: OrganizationRow): string => companyAddress(organizationId);

/** Badges next to an organization's name, for compliance. */
function Marks({ row }: { readonly row: OrganizationRow }) {
  const { t } = useI18n(organizationTexts);
  return (
    <>
      {row.escalated && (
        <Icon shape={icons.alertIcon} label={t('companies.escalated')} className="organization-name__mark" />
      )}
      {row.monitored && (
        <Icon shape={icons.eyeIcon} label={t('companies.monitored')} className="organization-name__mark" />
      )}
    </>
  );
}

function OrganizationName({ row }: { readonly row: OrganizationRow }) {
  return (
    <span className="organization-name">
      <span className="organization-name__line">
        <RowLink to={addressOf(row)} name={row.companyName} />
        <Marks row={row} />
      </span>
      {row.companyHandle && <span className="organization-name__handle">@{row.companyHandle}</span>}
    </span>
  );
}

/** The columns of the list of organizations. */
export function useOrganizationColumns(): readonly Column<OrganizationRow>[] {
  const { t, locale } = useI18n(organizationTexts);
  const { t: display } = useI18n(verificationBadgeTexts);
  const countryOf = ({ country }: OrganizationRow) => (country ? countryName(country, locale) : '');
  return [
    {
      key: 'organization',
      header: t('companies.company'),
      place: 'head',
      grows: true,
      cell: (row) => <OrganizationName row={row} />,
      csv: [
        { header: t('companies.company'), value: ({ companyName }) => companyName },
        { header: t('company.handle'), value: ({ companyHandle = '' }) => companyHandle },
        { header: t('company.id'), value: ({ organizationId }) => organizationId },
        { header: t('companies.escalated'), value: ({ escalated }) => (escalated ? t('companies.escalated') : '') },
        { header: t('companies.monitored'), value: ({ monitored }) => (monitored ? t('companies.monitored') : '') },
      ],
    },
    {
      key: 'status',
      header: t('companies.status'),
      place: 'head-end',
      value: ({ companyStatus }) => t(`companyStatus.${companyStatus}`),
      cell: (row) => <OrganizationStatusBadge status={row.companyStatus} />,
    },
    {
      key: 'verification',
      header: t('companies.verification'),
      place: 'foot-end',
      value: (row) => display(organizationDisplay(row).textKey, { reviewer: '' }),
      cell: (row) => <VerificationBadge organization={row} />,
    },
    wordColumn({ key: 'plan', header: t('companies.plan') }, ({ pricingTier }) => t(`pricingTier.${pricingTier}`)),
    wordColumn({ key: 'country', header: t('companies.country') }, countryOf),
    // The sign-up date is also on the organization's page.
    dayColumn({ key: 'created', header: t('companies.created'), isSecondary: true }, ({ createdAt }) => createdAt),
  ];
}
