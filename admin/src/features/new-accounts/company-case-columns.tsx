import { dayColumn, wordColumn } from '@quittance/app-shell';
import { countryName, organizationDisplay } from '@quittance/sdk/rules';
import { type Column, useI18n, verificationBadgeTexts } from '@quittance/widgets/kit';
import { companyCaseAddress } from './case-address.ts';
import { CaseBadge, displayOf } from './case-badge.tsx';
import { NamedRow } from './named-row.tsx';
import { newAccountsTexts } from './texts.en.ts';
import type { CompanyCase } from './use-company-cases.ts';

const handleOf = ({ companyHandle }: CompanyCase): string => (companyHandle ? `@${companyHandle}` : '');

/** The columns of the list of companies under verification. */
export function useCompanyCaseColumns(): readonly Column<CompanyCase>[] {
  const { t, locale } = useI18n(newAccountsTexts);
  const { t: display } = useI18n(verificationBadgeTexts);
  const countryOf = ({ country }: CompanyCase) => (country ? countryName(country, locale) : '');
  return [
    {
      key: 'company',
      header: t('company'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('company'), value: ({ companyName }) => companyName },
        { header: t('escalated'), value: ({ escalated }) => (escalated ? t('escalated') : '') },
      ],
      cell: (row) => (
        <NamedRow
          name={row.companyName}
          detail={handleOf(row)}
          to={companyCaseAddress(row.organizationId)}
          isEscalated={row.escalated}
        />
      ),
    },
    wordColumn({ key: 'country', header: t('country') }, countryOf),
    dayColumn({ key: 'signedUp', header: t('signedUp'), isSecondary: true }, ({ createdAt }) => createdAt),
    dayColumn(
      { key: 'handedIn', header: t('companies.handedIn'), place: 'foot-end' },
      ({ finalizedAt }) => finalizedAt,
    ),
    {
      key: 'status',
      header: t('status'),
      place: 'head-end',
      value: (row) => display(organizationDisplay(displayOf(row)).textKey, { reviewer: '' }),
      cell: (row) => <CaseBadge company={row} />,
    },
  ];
}
