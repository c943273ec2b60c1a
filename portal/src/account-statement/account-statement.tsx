import { PageLink, RequestFailure, useListFilter, useResource } from '@quittance/app-shell';
import { getAccountStatement } from '@quittance/sdk/client';
import { wasOpened } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import {
  buttonClass,
  Card,
  type DateRange,
  DateRangeField,
  defaultDateRange,
  EmptyState,
  icons,
  SelectField,
  Skeleton,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { useCallback } from 'react';
import type { AccountKey } from '../currency-accounts/account-key.ts';
import { useBalances } from '../currency-accounts/use-balances.ts';
import { LoadProblem } from '../layout/load-problem.tsx';
import { useRefreshOn } from '../live-events/use-refresh-on.ts';
import { useMember } from '../session/member.ts';
import { transactionsTexts } from '../transactions/texts.en.ts';
import { useTransactionColumns } from '../transactions/transaction-columns.tsx';
import { TransactionDrawer } from '../transactions/transaction-drawer.tsx';
import { TransactionTable } from '../transactions/transaction-table.tsx';
import { useOpenedTransaction } from '../transactions/use-opened-transaction.ts';
import { useTransactions } from '../transactions/use-transactions.ts';
import './account-statement.css';
import { StatementFigures } from './statement-figures.tsx';
import { StatementFiles } from './statement-files.tsx';
import { chooseAccount, statementFilters, writeAccount } from './statement-filter.ts';
import { accountStatementTexts } from './texts.en.ts';

interface AccountStatementProps {
  /** The path's currency, if it has one. */
  readonly currency?: string | undefined;
  /** Opens the statement of another account; `search` is the new query of the address. */
  readonly onChoose: (account: AccountKey, search: string) => void;
}

interface PeriodProps {
  readonly account: CurrencyAccount;
  readonly period: DateRange;
}

function Lines({ account, period: { start, end } }: PeriodProps) {
  const { t } = useI18n(accountStatementTexts);
  const list = useTransactions(account, { from: start, to: end });
  // Over the statement: a closed account has no page of transactions.
  const opened = useOpenedTransaction();
  const columns = useTransactionColumns(opened.addressOf);
  useRefreshOn('balance.changed', list.refresh);
  return (
    <>
      <TransactionTable
        list={list}
        columns={columns}
        onOpen={opened.open}
        empty={
          <EmptyState title={t('nothingTitle')} icon={icons.calendarIcon}>
            {t('nothingText')}
          </EmptyState>
        }
      />
      <TransactionDrawer opened={opened} rows={list.rows} />
    </>
  );
}

/** Figures, files and lines of one account and period. */
function Period({ account, period }: PeriodProps) {
  const client = useClient();
  const { currency, accountType } = account;
  const { start: from, end: to } = period;
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { currency, ...(accountType && { accountType }), from, to };
      return client.request(getAccountStatement, { query }, { signal });
    },
    [client, currency, accountType, from, to],
  );
  const statement = useResource(load);
  useRefreshOn('balance.changed', statement.refresh);
  const { data, error } = statement;
  return (
    <>
      {error === undefined && <StatementFigures currency={currency} statement={data} />}
      {error !== undefined && <LoadProblem error={error} onRetry={statement.refresh} />}
      <Card flush>
        <StatementFiles account={account} period={period} lines={data && data.received.count + data.spent.count} />
        <Lines account={account} period={period} />
      </Card>
    </>
  );
}

function Statement({ accounts, currency, onChoose }: AccountStatementProps & { accounts: readonly CurrencyAccount[] }) {
  const { t } = useI18n(accountStatementTexts);
  const { constants } = useMember();
  const [filter, setFilter] = useListFilter(statementFilters);
  const account = chooseAccount(accounts, filter, currency);
  if (!account) return <NoAccounts />;
  const usual = defaultDateRange(constants.businessDate);
  const period = filter.from && filter.to && filter.from <= filter.to ? { start: filter.from, end: filter.to } : usual;
  const choose = (value: string) => {
    const chosen = accounts.find((each) => writeAccount(each) === value);
    if (chosen) onChoose(chosen, `?${statementFilters.write({ ...filter, account: value })}`);
  };
  return (
    <>
      <div className="statement-choice">
        <SelectField
          label={t('account')}
          required={null}
          options={accounts.map((each) => ({
            value: writeAccount(each),
            label: each.isActive ? each.label : t('closed', { account: each.label }),
          }))}
          value={writeAccount(account)}
          onChange={choose}
        />
        <DateRangeField
          label={t('period')}
          required={null}
          value={period}
          today={constants.businessDate}
          onChange={({ start, end }) => setFilter({ ...filter, from: start, to: end })}
        />
      </div>
      <Period key={`${writeAccount(account)} ${period.start} ${period.end}`} account={account} period={period} />
    </>
  );
}

function NoAccounts() {
  const { t } = useI18n(transactionsTexts);
  return (
    <Card>
      <EmptyState
        title={t('emptyTitle')}
        icon={icons.walletIcon}
        action={
          <PageLink className={buttonClass()} to="/accounts">
            {t('emptyAction')}
          </PageLink>
        }
      >
        {t('emptyText')}
      </EmptyState>
    </Card>
  );
}

/** The statement of an account: period, opening and closing balance, lines with running balances, files. */
export function AccountStatement(props: AccountStatementProps) {
  const { data, error, refresh } = useBalances();
  if (error !== undefined) {
    return (
      <Card>
        <RequestFailure error={error} onRetry={refresh} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <Skeleton shape="medium" />
      </Card>
    );
  }
  return <Statement {...props} accounts={data.items.filter(wasOpened)} />;
}
