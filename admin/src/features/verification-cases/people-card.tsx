import { openAddress, usePagePlace } from '@quittance/app-shell';
import { comparedIdentityDisplayStatus, identityDisplayStatus } from '@quittance/sdk/rules';
import { Card, type Column, DataTable, EmptyState, icons, useI18n, VerificationBadge } from '@quittance/widgets/kit';
import '../new-accounts/new-accounts.css';
import { personCaseAddress } from '../new-accounts/case-address.ts';
import { NamedRow } from '../new-accounts/named-row.tsx';
import { usePersonRole } from '../new-accounts/person-case-columns.tsx';
import { newAccountsTexts } from '../new-accounts/texts.en.ts';
import { type CompanyProps, type CompanyRecord, sectionOf } from './company-record.ts';
import { caseTexts } from './texts.en.ts';

type Person = CompanyRecord['people'][number];

/** The people of the company, each with their own verification. */
export function PeopleCard({ company }: CompanyProps) {
  const { t } = useI18n(caseTexts);
  const { t: listText } = useI18n(newAccountsTexts);
  const { history } = usePagePlace();
  const roleOf = usePersonRole();
  const columns: readonly Column<Person>[] = [
    {
      key: 'name',
      header: listText('name'),
      place: 'head',
      grows: true,
      cell: ({ name, email, userId }) => <NamedRow name={name} detail={email} to={personCaseAddress(userId)} />,
    },
    { key: 'role', header: listText('role'), cell: roleOf },
    {
      key: 'identity',
      header: listText('people.identity'),
      isSecondary: true,
      cell: (person) => <VerificationBadge status={comparedIdentityDisplayStatus(person)} />,
    },
    {
      key: 'kyc',
      header: listText('people.kyc'),
      place: 'head-end',
      cell: (person) => <VerificationBadge status={identityDisplayStatus(person)} />,
    },
  ];
  return (
    <div className="case-section" id={sectionOf('personIdentityKyc')} tabIndex={-1}>
      <Card title={t('people')} flush>
        <DataTable
          caption={t('people')}
          columns={columns}
          source={{ kind: 'rows', rows: company.people }}
          rowKey={({ userId }) => userId}
          onRowClick={({ userId }) => openAddress(history, personCaseAddress(userId))}
          empty={<EmptyState title={listText('people.emptyTitle')} icon={icons.usersIcon} />}
        />
      </Card>
    </div>
  );
}
