import { type AnswerOf, type Contract, listTransactions } from '@quittance/sdk/client';
import { transactionTexts } from '@quittance/sdk/i18n';
import { createResource } from '@quittance/sdk/stores';
import { formatBusinessDate } from '@quittance/sdk/time';
import { useMemo } from 'react';
import { Amount } from '../kit/amount/amount.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { useResourceState } from '../widget/use-resource-state.ts';
import { type Account, queryOf } from './account.ts';
import { balancesTexts } from './texts.en.ts';

type Page = AnswerOf<Contract['listTransactions']>;
type Transaction = Page['items'][number];

const shownTransactions = 5;

function Row({ transaction }: { readonly transaction: Transaction }) {
  const { t, locale } = useI18n(transactionTexts);
  const { kind, direction, status, date, counterparty, amount, currency } = transaction;
  const details = [
    formatBusinessDate(date, locale),
    ...(counterparty === undefined ? [] : [counterparty]),
    ...(status === 'completed' ? [] : [t(`status.${status}`)]),
  ];
  return (
    <li className="q-balances__line q-balances__line--transaction">
      <span className="q-balances__name">
        <span>{kind === 'transfer' ? t(`transfer.${direction}`) : t(`kind.${kind}`)}</span>
        <bdi className="q-balances__hint">{details.join(' · ')}</bdi>
      </span>
      <span className="q-balances__balance">
        <Amount value={amount} currency={currency} />
      </span>
    </li>
  );
}

/** The newest transactions of an account. Loads when the account is opened. */
export function RecentTransactions({ account }: { readonly account: Pick<Account, 'currency' | 'accountType'> }) {
  const { t } = useI18n(balancesTexts);
  const client = useClient();
  const { currency, accountType } = account;
  const resource = useMemo(
    () =>
      createResource<Page>((signal) =>
        client.request(
          listTransactions,
          { query: { ...queryOf({ currency, accountType }), limit: shownTransactions } },
          { signal },
        ),
      ),
    [client, currency, accountType],
  );
  const state = useResourceState(resource);
  return (
    <section className="q-balances__instructions" aria-busy={state.status === 'loading'}>
      <h3>{t('transactions.title')}</h3>
      {state.status === 'loading' && <Skeleton shape="block" />}
      {state.status === 'failed' && (
        <ErrorState title={t('transactions.failed')} onRetry={() => void resource.refresh()} />
      )}
      {state.status === 'ready' && state.data.items.length === 0 && (
        <p className="q-balances__hint">{t('transactions.none')}</p>
      )}
      {state.status === 'ready' && state.data.items.length > 0 && (
        <ul className="q-balances__transactions" aria-label={t('transactions.title')}>
          {state.data.items.map((transaction) => (
            <Row key={transaction._id} transaction={transaction} />
          ))}
        </ul>
      )}
    </section>
  );
}
