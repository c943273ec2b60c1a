import { hasText } from '@quittance/sdk/i18n';
import {
  Amount,
  Card,
  type Column,
  CurrencyStatusBadge,
  DataTable,
  EmptyState,
  type IconShape,
  icons,
  StatusBadge,
  type Tone,
  TruncatedText,
  useI18n,
  useRateOrigin,
} from '@quittance/widgets/kit';
import type { Organization } from './organization.ts';
import { OrganizationPlan, type OrganizationPlanProps } from './organization-plan.tsx';
import { organizationTexts } from './texts.en.ts';

const { customerRole: roles } = organizationTexts.english;

type Member = Organization['members'][number];
type Account = Organization['accounts'][number];

const personStatusFace: Readonly<Record<Member['status'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  enabled: { tone: 'success', icon: icons.checkCircleIcon },
  restricted: { tone: 'warning', icon: icons.lockIcon },
  suspended: { tone: 'danger', icon: icons.crossCircleIcon },
};

function Members({ members }: Pick<Organization, 'members'>) {
  const { t } = useI18n(organizationTexts);
  const columns: readonly Column<Member>[] = [
    {
      key: 'name',
      header: t('company.name'),
      place: 'head',
      grows: true,
      cell: (member) => <TruncatedText>{`${member.firstName} ${member.lastName}`}</TruncatedText>,
    },
    {
      key: 'email',
      header: t('company.email'),
      grows: true,
      cell: (member) => <TruncatedText>{member.email}</TruncatedText>,
    },
    {
      key: 'role',
      header: t('company.role'),
      cell: ({ role }) => (hasText(roles, role) ? t(`customerRole.${role}`) : role),
    },
    {
      key: 'status',
      header: t('company.memberStatus'),
      place: 'head-end',
      cell: ({ status }) => <StatusBadge {...personStatusFace[status]} label={t(`personStatus.${status}`)} />,
    },
  ];
  return (
    <Card title={t('company.members')} flush>
      <DataTable
        caption={t('company.members')}
        columns={columns}
        source={{ kind: 'rows', rows: members }}
        rowKey={(member) => member.userId}
        empty={
          <EmptyState title={t('company.noMembers')} icon={icons.usersIcon}>
            {t('company.noMembersText')}
          </EmptyState>
        }
      />
    </Card>
  );
}

function Accounts({ accounts, rates }: Pick<Organization, 'accounts' | 'rates'>) {
  const { t } = useI18n(organizationTexts);
  const rateOrigin = useRateOrigin();
  const isConverted = accounts.some(
    ({ currency, balanceConvertedToUSD }) => currency !== 'USD' && balanceConvertedToUSD !== undefined,
  );
  const columns: readonly Column<Account>[] = [
    { key: 'account', header: t('company.account'), place: 'head', cell: (account) => account.label },
    {
      key: 'status',
      header: t('company.accountStatus'),
      cell: (account) => <CurrencyStatusBadge status={account.currencyStatus} />,
    },
    {
      key: 'balance',
      header: t('company.balance'),
      align: 'end',
      place: 'head-end',
      cell: ({ balance, currency }) => <Amount value={balance} currency={currency} />,
    },
    {
      key: 'converted',
      header: t('company.convertedBalance'),
      align: 'end',
      place: 'foot-end',
      cell: ({ currency, balanceConvertedToUSD }) =>
        currency === 'USD' || balanceConvertedToUSD === undefined ? (
          '–'
        ) : (
          <>
            ≈ <Amount value={balanceConvertedToUSD} currency="USD" />
          </>
        ),
    },
  ];
  return (
    <Card
      title={t('company.accounts')}
      actions={isConverted && rates && <span className="q-muted">{rateOrigin(rates)}</span>}
      flush
    >
      <DataTable
        caption={t('company.accounts')}
        columns={columns}
        source={{ kind: 'rows', rows: accounts }}
        rowKey={({ currency, accountType = '' }) => `${currency} ${accountType}`}
        empty={
          <EmptyState title={t('company.noAccounts')} icon={icons.walletIcon}>
            {t('company.noAccountsText')}
          </EmptyState>
        }
      />
    </Card>
  );
}

/** Who may act for an organization, and what it holds. */
export function OrganizationSections({ organization, onChanged }: OrganizationPlanProps) {
  return (
    <>
      <Members members={organization.members} />
      <Accounts accounts={organization.accounts} rates={organization.rates} />
      <OrganizationPlan organization={organization} onChanged={onChanged} />
    </>
  );
}
