import { PageLink } from '@quittance/app-shell';
import { transactionTexts } from '@quittance/sdk/i18n';
import { CalendarDate, Card, EmptyState, icons, TruncatedText, useI18n } from '@quittance/widgets/kit';
import { transactionAddress } from '../../../currency-accounts/account-address.ts';
import { SignedAmount } from '../../../transactions/signed-amount.tsx';
import type { Transaction } from '../../../transactions/transaction.ts';
import { titleOf } from '../../../transactions/transaction-texts.ts';
import { overviewTexts } from './texts.en.ts';

function Line({ row }: { readonly row: Transaction }) {
  const { t } = useI18n(transactionTexts);
  const { _id, counterparty, date, status } = row;
  const title = titleOf(row, t);
  return (
    <li className="latest__row">
      <span className="latest__name">
        <PageLink className="cash__link" to={transactionAddress(row, _id)}>
          <TruncatedText>{counterparty ?? title}</TruncatedText>
        </PageLink>
        <span className="cash__equivalent">
          {counterparty && `${title} · `}
          <CalendarDate date={date} />
          {status !== 'completed' && ` · ${t(`status.${status}`)}`}
        </span>
      </span>
      <SignedAmount row={row} />
    </li>
  );
}

/** What moved last, on any account. */
export function LatestTransactions({ latest }: { readonly latest: readonly Transaction[] }) {
  const { t } = useI18n(overviewTexts);
  return (
    <Card className="overview__latest" title={t('latest.title')}>
      {latest.length === 0 ? (
        <EmptyState title={t('latest.emptyTitle')} icon={icons.clockIcon}>
          {t('latest.emptyText')}
        </EmptyState>
      ) : (
        <ul className="latest">
          {latest.map((row) => (
            <Line key={row._id} row={row} />
          ))}
        </ul>
      )}
    </Card>
  );
}
