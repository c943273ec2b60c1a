import { Fact, FactList, PageLink, RequestFailure, useResource } from '@quittance/app-shell';
import { getTransaction } from '@quittance/sdk/client';
import { transactionTexts } from '@quittance/sdk/i18n';
import { accountLabel } from '@quittance/sdk/rules';
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
import { CopyableId } from '../copyable-id/copyable-id.tsx';
import { SignedAmount } from './signed-amount.tsx';
import { transactionsTexts } from './texts.en.ts';
import type { Transaction } from './transaction.ts';
import { statusMarks, titleOf } from './transaction-texts.ts';
import './transaction-drawer.css';
import type { OpenedTransaction } from './use-opened-transaction.ts';

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

function Details({ transaction }: { readonly transaction: Transaction }) {
  const { t, locale } = useI18n(transactionsTexts);
  const { t: word } = useI18n(transactionTexts);
  const { status, counterparty, direction, reference, balance, currency, accountType, bookedAt, _id } = transaction;
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
        <Fact term={t('detail.account')}>{accountLabel(currency, accountType)}</Fact>
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
  readonly opened: OpenedTransaction;
  /** Undefined while they load. */
  readonly rows: readonly Transaction[] | undefined;
}

/** Details of a transaction over a list, also for an address that names one which the list doesn't show. */
export function TransactionDrawer({ opened: { id, close }, rows }: TransactionDrawerProps) {
  if (id === null) return null;
  const row = rows?.find(({ _id }) => _id === id);
  return (
    <Frame onClose={close}>{row ? <Details transaction={row} /> : <LoadedTransaction transactionId={id} />}</Frame>
  );
}

function LoadedTransaction({ transactionId }: { readonly transactionId: string }) {
  const client = useClient();
  const load = useCallback(
    (signal: AbortSignal) => client.request(getTransaction, { params: { transactionId } }, { signal }),
    [client, transactionId],
  );
  const { data, error, refresh } = useResource(load);
  return (
    <>
      {error !== undefined && <RequestFailure error={error} onRetry={refresh} />}
      {error === undefined && !data && <Skeleton shape="title" />}
      {data && <Details transaction={data} />}
    </>
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
