import { Fact, FactList, PageLink, RequestFailure, useResource } from '@quittance/app-shell';
import { getTransaction } from '@quittance/sdk/client';
import { transactionTexts } from '@quittance/sdk/i18n';
import { formatBusinessInstant } from '@quittance/sdk/time';
import {
  Amount,
  Banner,
  buttonClass,
  Drawer,
  Skeleton,
  Stack,
  StatusBadge,
  useClient,
  useI18n,
} from '@quittance/widgets/kit';
import { type ReactNode, useCallback } from 'react';
import { CopyableId } from '../../copyable-id/copyable-id.tsx';
import { SignedAmount } from '../../transactions/signed-amount.tsx';
import { transactionsTexts } from '../../transactions/texts.en.ts';
import type { Transaction } from '../../transactions/transaction.ts';
import { statusMarks, titleOf } from '../../transactions/transaction-texts.ts';

/** The link to the invoice, the transfer or the deposit. */
function RecordLink({ record }: Pick<Transaction, 'record'>) {
  const { t } = useI18n(transactionsTexts);
  if (!record) return null;
  return (
    <PageLink className={buttonClass({ variant: 'primary' })} to={`/${record.kind}s/${record.id}`}>
      {t(`detail.open.${record.kind}`)}
    </PageLink>
  );
}

function Details({ transaction, account }: { readonly transaction: Transaction; readonly account: string }) {
  const { t, locale } = useI18n(transactionsTexts);
  const { t: word } = useI18n(transactionTexts);
  const { status, counterparty, direction, reference, balance, currency, bookedAt, _id } = transaction;
  return (
    <Stack>
      <div className="transaction-detail__head">
        <p className="transaction-detail__amount">
          <SignedAmount row={transaction} />
        </p>
        <p className="transaction-detail__title">{titleOf(transaction, word)}</p>
        <StatusBadge {...statusMarks[status]} label={word(`status.${status}`)} />
      </div>
      {status !== 'completed' && (
        <Banner tone="info">
          {t(status === 'returned' && direction === 'in' ? 'detail.takenBackHint' : `detail.hint.${status}`)}
        </Banner>
      )}
      <FactList>
        {counterparty && (
          <Fact term={t(direction === 'in' ? 'detail.counterpartyIn' : 'detail.counterpartyOut')}>
            <span dir="auto">{counterparty}</span>
          </Fact>
        )}
        {reference && <Fact term={t('column.reference')}>{reference}</Fact>}
        <Fact term={t('detail.time')}>{formatBusinessInstant(new Date(bookedAt), locale)}</Fact>
        <Fact term={t('detail.account')}>{account}</Fact>
        <Fact term={t('detail.balanceAfter')}>
          <Amount value={balance} currency={currency} />
        </Fact>
        <Fact term={t('detail.id')}>
          <CopyableId id={_id} />
        </Fact>
      </FactList>
      <RecordLink record={transaction.record} />
    </Stack>
  );
}

interface TransactionDrawerProps {
  readonly transactionId: string;
  /** The row of the list, if it is loaded. */
  readonly row: Transaction | undefined;
  /** Name of the account. */
  readonly account: string;
  readonly onClose: () => void;
}

/** Details of a transaction over the list, also for an address that names one which the list doesn't show. */
export function TransactionDrawer({ row, ...props }: TransactionDrawerProps) {
  if (!row) return <LoadedTransaction {...props} />;
  return (
    <Frame onClose={props.onClose}>
      <Details transaction={row} account={props.account} />
    </Frame>
  );
}

function LoadedTransaction({ transactionId, account, onClose }: Omit<TransactionDrawerProps, 'row'>) {
  const client = useClient();
  const load = useCallback(
    (signal: AbortSignal) => client.request(getTransaction, { params: { transactionId } }, { signal }),
    [client, transactionId],
  );
  const { data, error, refresh } = useResource(load);
  return (
    <Frame onClose={onClose}>
      {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
      {error === undefined && !data && <Skeleton shape="title" />}
      {data && <Details transaction={data} account={account} />}
    </Frame>
  );
}

function Frame({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { t } = useI18n(transactionsTexts);
  return (
    <Drawer title={t('detail.title')} onClose={onClose}>
      {children}
    </Drawer>
  );
}
