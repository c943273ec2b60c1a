import { textColumn, wordColumn } from '@quittance/app-shell';
import { hasText } from '@quittance/sdk/i18n';
import { comparedIdentityDisplayStatus, identityDisplayStatus, verificationDisplay } from '@quittance/sdk/rules';
import { type Column, useI18n, VerificationBadge, verificationBadgeTexts } from '@quittance/widgets/kit';
import { personCaseAddress } from './case-address.ts';
import { NamedRow } from './named-row.tsx';
import { newAccountsTexts } from './texts.en.ts';
import type { PersonCase } from './use-person-cases.ts';

const { roles } = newAccountsTexts.english;

/** Returns what a person is in their company. */
export function usePersonRole(): (person: Pick<PersonCase, 'role' | 'isUbo'>) => string {
  const { t } = useI18n(newAccountsTexts);
  return ({ role, isUbo }) => {
    const word = hasText(roles, role) ? t(`roles.${role}`) : role;
    return isUbo ? `${word} · ${t('people.ubo')}` : word;
  };
}

/** The columns of the list of people under verification. */
export function usePersonCaseColumns(): readonly Column<PersonCase>[] {
  const { t } = useI18n(newAccountsTexts);
  const { t: display } = useI18n(verificationBadgeTexts);
  const roleOf = usePersonRole();
  const wordOf = (status: string) => display(verificationDisplay({ status }).textKey, { reviewer: '' });
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
      cell: (row) => <NamedRow name={row.name} detail={row.email} to={personCaseAddress(row.userId)} />,
    },
    textColumn({ key: 'company', header: t('company') }, ({ companyName }) => companyName),
    wordColumn({ key: 'role', header: t('role'), isSecondary: true }, roleOf),
    // In words: a row has one badge, which says where the person stands.
    wordColumn({ key: 'identity', header: t('people.identity'), place: 'foot-end' }, (person) =>
      wordOf(comparedIdentityDisplayStatus(person)),
    ),
    {
      key: 'kyc',
      header: t('people.kyc'),
      place: 'head-end',
      value: (person) => wordOf(identityDisplayStatus(person)),
      cell: (person) => <VerificationBadge status={identityDisplayStatus(person)} />,
    },
  ];
}
