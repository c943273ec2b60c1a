import { currencyStatusFace } from '@quittance/app-shell';
import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { addressLines } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import {
  Amount,
  CalendarDate,
  Card,
  type Column,
  DataTable,
  EmptyState,
  type IconShape,
  Inline,
  icons,
  StatusBadge,
  type Tone,
  TruncatedText,
  useI18n,
  VerificationBadge,
} from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { CompanyStatusBadge } from './company-status-badge.tsx';
import { CopyableText } from './copyable-text.tsx';

type Company = AnswerOf<Contract['getOrganization']>;
type Member = Company['members'][number];
type Account = Company['accounts'][number];

const personStatusFace: Readonly<Record<Member['status'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  enabled: { tone: 'success', icon: icons.checkCircleIcon },
  restricted: { tone: 'warning', icon: icons.lockIcon },
  suspended: { tone: 'danger', icon: icons.crossCircleIcon },
};

interface FactProps {
  readonly word: string;
  /** Stands below its word, with the width of the card. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

function Fact({ word, isLong, children }: FactProps) {
  return (
    <div className={isLong ? 'facts__long' : undefined}>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ company }: { readonly company: Company }) {
  const { t, locale } = useI18n('admin');
  const { address, companyHandle, website } = company;
  return (
    <Card title={t('company.facts')}>
      <dl className="facts">
        {companyHandle && <Fact word={t('company.handle')}>@{companyHandle}</Fact>}
        <Fact word={t('company.type')}>{t(`organizationType.${company.organizationType}`)}</Fact>
        <Fact word={t('companies.plan')}>{t(`pricingTier.${company.pricingTier}`)}</Fact>
        {address && <Fact word={t('company.address')}>{addressLines(address, locale).join(', ')}</Fact>}
        {/* Copied and not linked: a customer's own words must not lead staff anywhere by a slip of the hand. */}
        {website && (
          <Fact word={t('company.website')} isLong>
            <CopyableText text={website} label={t('company.copyWebsite')} />
          </Fact>
        )}
        <Fact word={t('companies.created')}>
          <CalendarDate date={businessDateOf(new Date(company.createdAt))} />
        </Fact>
        <Fact word={t('company.id')} isLong>
          <CopyableText text={company.organizationId} label={t('company.copyId')} />
        </Fact>
      </dl>
    </Card>
  );
}

function InvoiceCounts({ invoices }: Pick<Company, 'invoices'>) {
  const { t, locale } = useI18n('admin');
  const number = new Intl.NumberFormat(locale);
  return (
    <Card title={t('company.invoices')}>
      <dl className="facts">
        <Fact word={t('company.issued')}>{number.format(invoices.issued)}</Fact>
        <Fact word={t('company.received')}>{number.format(invoices.received)}</Fact>
      </dl>
    </Card>
  );
}

function Members({ members }: Pick<Company, 'members'>) {
  const { t } = useI18n('admin');
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
    { key: 'role', header: t('company.role'), cell: (member) => t(`customerRole.${member.role}`) },
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

function AccountStatus({ status }: { readonly status: Account['currencyStatus'] }) {
  const { t } = useI18n('admin');
  return <StatusBadge {...currencyStatusFace[status]} label={t(`currencyStatus.${status}`)} />;
}

function Accounts({ accounts }: Pick<Company, 'accounts'>) {
  const { t } = useI18n('admin');
  const columns: readonly Column<Account>[] = [
    { key: 'account', header: t('company.account'), place: 'head', cell: (account) => account.label },
    {
      key: 'status',
      header: t('company.accountStatus'),
      cell: (account) => <AccountStatus status={account.currencyStatus} />,
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
        currency === 'USD' ? (
          '–'
        ) : (
          <>
            ≈ <Amount value={balanceConvertedToUSD} currency="USD" />
          </>
        ),
    },
  ];
  return (
    <Card title={t('company.accounts')} flush>
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

/** A state behind its word, both on one line. */
function State({ word, children }: Omit<FactProps, 'isLong'>) {
  return (
    <span className="company__state">
      <span className="company__state-word">{word}</span> {children}
    </span>
  );
}

/** What is known of a company, at a glance first. */
export function CompanyView({ company }: { readonly company: Company }) {
  const { t } = useI18n('admin');
  return (
    <>
      <Inline>
        <State word={t('companies.status')}>
          <CompanyStatusBadge status={company.companyStatus} />
        </State>
        <State word={t('companies.verification')}>
          <VerificationBadge organization={company} />
        </State>
        {company.escalated && <StatusBadge tone="warning" icon={icons.alertIcon} label={t('companies.escalated')} />}
        {company.monitored && <StatusBadge tone="info" icon={icons.eyeIcon} label={t('companies.monitored')} />}
      </Inline>
      <div className="company">
        <div className="company__side">
          <Facts company={company} />
          <InvoiceCounts invoices={company.invoices} />
        </div>
        <div className="company__main">
          <Members members={company.members} />
          <Accounts accounts={company.accounts} />
        </div>
      </div>
    </>
  );
}
