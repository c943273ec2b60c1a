import { PageLink, Screen, useListFilter, useRouteParams } from '@quittance/app-shell';
import { accountGroup, accountLabel, isUsableAccount } from '@quittance/sdk/rules';
import { buttonClass, Inline, Skeleton, useI18n } from '@quittance/widgets/kit';
import { writeAccount as statementAccount } from '../../account-statement/statement-filter.ts';
import { type AccountKey, accountKeyOf } from '../../currency-accounts/account-key.ts';
import { AccountLinks } from '../../currency-accounts/account-links.tsx';
import { AccountStatus } from '../../currency-accounts/account-status.tsx';
import { useAccount } from '../../currency-accounts/use-account.ts';
import { LargeAmount } from '../../large-amount/large-amount.tsx';
import { useRefreshOn } from '../../live-events/use-refresh-on.ts';
import { SandboxDeposit } from '../../sandbox-deposit/sandbox-deposit.tsx';
import { useMember } from '../../session/member.ts';
import { transactionsTexts } from '../../transactions/texts.en.ts';
import { TransactionDrawer } from '../../transactions/transaction-drawer.tsx';
import { useOpenedTransaction } from '../../transactions/use-opened-transaction.ts';
import { NotFound } from '../refusals/not-found-screen.tsx';
import { queryOf, transactionFilters } from './transaction-filter.ts';
import { TransactionFilterFields } from './transaction-filter-fields.tsx';
import { TransactionList } from './transaction-list.tsx';
import './transactions.css';
import { useTransactions } from '../../transactions/use-transactions.ts';

function Balance({ account, value }: { readonly account: AccountKey; readonly value: string | undefined }) {
  const { t } = useI18n(transactionsTexts);
  return (
    <p className="transactions-balance">
      <span className="q-muted">{t('balance')}</span>
      <strong className="transactions-balance__amount">
        {value === undefined ? <Skeleton shape="title" /> : <LargeAmount value={value} currency={account.currency} />}
      </strong>
    </p>
  );
}

/** The address of the file with all transactions that match the filter. */
function useExportAddress({ currency, accountType }: AccountKey, filter: ReturnType<typeof queryOf>): string {
  const { user } = useMember();
  const query = new URLSearchParams({ currency, ...(accountType && { accountType }), ...filter });
  return `/api/${encodeURIComponent(user.userId)}/transactions-file?${query}`;
}

function Transactions({ account }: { readonly account: AccountKey }) {
  const { t } = useI18n(transactionsTexts);
  const { constants } = useMember();
  const [filter, setFilter] = useListFilter(transactionFilters);
  const list = useTransactions(account, queryOf(filter));
  const loaded = useAccount(account);
  const usable = loaded.account && isUsableAccount(loaded.account) ? loaded.account : undefined;
  const opened = useOpenedTransaction();
  const exportAddress = useExportAddress(account, queryOf(filter));
  const refresh = () => {
    list.refresh();
    loaded.refresh();
  };
  useRefreshOn('balance.changed', refresh);
  const label = accountLabel(account.currency, account.accountType);
  return (
    <Screen
      title={t('title', { account: label })}
      brand={constants.brandName}
      actions={
        <Inline>
          <PageLink
            className={buttonClass({ variant: 'quiet' })}
            to={`/accounts/${accountGroup(account.currency, account.accountType)}`}
          >
            {t('accounts')}
          </PageLink>
          <PageLink className={buttonClass({ variant: 'quiet' })} to="/deposits">
            {t('deposits')}
          </PageLink>
          <PageLink
            className={buttonClass({ variant: 'quiet' })}
            to={`/account-statement?account=${statementAccount(account)}`}
          >
            {t('statement')}
          </PageLink>
          {loaded.account?.isActive && <AccountLinks account={loaded.account} place="screen" />}
        </Inline>
      }
    >
      {usable && <SandboxDeposit account={usable} onDeposited={refresh} />}
      {loaded.account && !usable && <AccountStatus account={loaded.account} />}
      {loaded.error === undefined && <Balance account={account} value={loaded.account?.balance} />}
      <TransactionList
        list={list}
        filters={<TransactionFilterFields filter={filter} onChange={setFilter} />}
        isFiltered={transactionFilters.isSet(filter)}
        onClearFilters={() => setFilter(transactionFilters.none)}
        detailAddress={opened.addressOf}
        onOpen={opened.open}
        exportAddress={exportAddress}
      />
      <TransactionDrawer opened={opened} rows={list.rows} />
    </Screen>
  );
}

/** Shows the transactions of one currency account. */
export function TransactionsScreen() {
  const { accountType = '', currencyAccount = '' } = useRouteParams();
  const account = accountKeyOf(currencyAccount, accountType);
  return account ? <Transactions key={`${account.currency} ${account.accountType}`} account={account} /> : <NotFound />;
}
