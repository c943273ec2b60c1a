import { dayColumn, textColumn, wordColumn } from '@quittance/app-shell';
import { getCompanyUnderVerification, mayMake } from '@quittance/sdk/client';
import { countryName, organizationDisplay } from '@quittance/sdk/rules';
import { type Column, icons, StatusBadge, useI18n, verificationBadgeTexts } from '@quittance/widgets/kit';
import { companyAddress } from '../../company/company-address.ts';
import { useStaff } from '../../session/staff.ts';
import { companyCaseAddress } from './case-address.ts';
import { CaseBadge, displayOf } from './case-badge.tsx';
import { NamedRow } from './named-row.tsx';
import { newAccountsTexts } from './texts.en.ts';
import type { SignUp } from './use-sign-ups.ts';

function Stage({ row: { stage, company } }: { readonly row: SignUp }) {
  const { t } = useI18n(newAccountsTexts);
  if (company) return <CaseBadge company={company} />;
  return <StatusBadge tone="neutral" icon={icons.dotIcon} label={t(`signUps.stage.${stage}`)} />;
}

/** Where the row of a sign-up leads, for staff who may open it. */
export function useSignUpAddress(): (row: SignUp) => string | undefined {
  const mayOpen = mayMake(getCompanyUnderVerification, useStaff());
  return ({ company }) => {
    if (!company) return undefined;
    return mayOpen ? companyCaseAddress(company.organizationId) : companyAddress(company.organizationId);
  };
}

/** The columns of the list of sign-ups. */
export function useSignUpColumns(): readonly Column<SignUp>[] {
  const { t, locale } = useI18n(newAccountsTexts);
  const { t: display } = useI18n(verificationBadgeTexts);
  const addressOf = useSignUpAddress();
  const countryOf = ({ phoneCountryIso }: SignUp) => (phoneCountryIso ? countryName(phoneCountryIso, locale) : '');
  return [
    {
      key: 'name',
      header: t('name'),
      place: 'head',
      grows: true,
      csv: [
        { header: t('name'), value: ({ name }) => name },
        { header: t('email'), value: ({ email }) => email },
      ],
      cell: (row) => <NamedRow name={row.name} detail={row.email} to={addressOf(row)} />,
    },
    textColumn({ key: 'company', header: t('company') }, ({ company }) => company?.companyName ?? ''),
    wordColumn({ key: 'country', header: t('country'), isSecondary: true }, countryOf),
    dayColumn({ key: 'signedUp', header: t('signedUp'), place: 'foot-end' }, ({ signedUpAt }) => signedUpAt),
    {
      key: 'status',
      header: t('status'),
      place: 'head-end',
      value: ({ company, stage }) =>
        company
          ? display(organizationDisplay(displayOf(company)).textKey, { reviewer: '' })
          : t(`signUps.stage.${stage}`),
      cell: (row) => <Stage row={row} />,
    },
  ];
}
