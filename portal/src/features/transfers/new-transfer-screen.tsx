import { PageLink, RequestFailure, Screen, usePagePlace, useQuery, useRouteParams } from '@quittance/app-shell';
import { accountLabel, isUsableAccount } from '@quittance/sdk/rules';
import type { CurrencyAccount } from '@quittance/sdk/stores';
import { Banner, buttonClass, EmptyState, Icon, icons, Skeleton, Stack, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBalances } from '../../currency-accounts/use-balances.ts';
import { useMember } from '../../session/member.ts';
import { transfersTexts } from './texts.en.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferReview } from './transfer-review.tsx';
import { accountKey, destinations, type Quote, type TransferValues } from './transfer-values.ts';
import './transfers.css';

interface Review {
  readonly quote: Quote;
  /** By this computer's clock, which the countdown goes by. */
  readonly receivedAt: number;
}

interface NewTransferProps {
  /** Active accounts; at least one. */
  readonly accounts: readonly CurrencyAccount[];
  readonly initialFrom: string;
  /** Open, but nothing may leave it now: the account that the address names. */
  readonly unusable: CurrencyAccount | undefined;
  readonly initial: Pick<TransferValues, 'destination' | 'recipient' | 'recipientCurrency'>;
}

function initialValues({ accounts, initialFrom, initial }: NewTransferProps): TransferValues {
  const from = accounts.find((account) => accountKey(account) === initialFrom) ?? accounts[0];
  return {
    from: from ? accountKey(from) : '',
    ...initial,
    toAccount: '',
    handle: '',
    toCurrency: from?.currency ?? '',
    amount: '',
    amountIs: 'sent',
    reference: '',
  };
}

function NewTransfer(props: NewTransferProps) {
  const { t } = useI18n(transfersTexts);
  const [values, setValues] = useState(() => initialValues(props));
  const [review, setReview] = useState<Review | null>(null);
  const { history } = usePagePlace();
  const show = (quote: Quote) => setReview({ quote, receivedAt: Date.now() });
  if (review) {
    return (
      <TransferReview
        key={review.quote._id}
        {...review}
        values={values}
        onRenewed={show}
        onEdit={() => setReview(null)}
        onDone={(id) => history.replace(`/transfers/${id}`)}
      />
    );
  }
  const { accounts, unusable } = props;
  return (
    <>
      {unusable && (
        <Banner tone="warning">
          {t('unusable', { account: accountLabel(unusable.currency, unusable.accountType) })}
        </Banner>
      )}
      <TransferForm accounts={accounts} values={values} onChange={setValues} onQuoted={show} />
    </>
  );
}

/** Makes a transfer: the form, then its review with the quote. */
export function NewTransferScreen() {
  const { t } = useI18n(transfersTexts);
  const { constants } = useMember();
  const { currencyAccount = 'USD', accountType = 'traditional' } = useRouteParams();
  const [query] = useQuery();
  const balances = useBalances();
  const initialFrom = `${currencyAccount} ${accountType}`;
  const active = balances.data?.items.filter(isUsableAccount);
  const unusable = balances.data?.items.find(
    (account) => account.isActive && !isUsableAccount(account) && accountKey(account) === initialFrom,
  );
  return (
    <div className="transfer__page">
      <Screen
        title={t('newTitle')}
        brand={constants.brandName}
        above={
          <PageLink className="screen__back" to="/accounts">
            <Icon shape={icons.arrowLeftIcon} />
            {t('back')}
          </PageLink>
        }
      >
        {balances.error !== undefined && <RequestFailure error={balances.error} onRetry={balances.refresh} />}
        {balances.error === undefined && !active && (
          <Stack>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        )}
        {active?.length === 0 && (
          <EmptyState
            title={t('noAccounts')}
            icon={icons.walletIcon}
            action={
              <PageLink className={buttonClass()} to="/accounts">
                {t('transfer.toAccounts')}
              </PageLink>
            }
          />
        )}
        {active && active.length > 0 && (
          <NewTransfer
            accounts={active}
            initialFrom={initialFrom}
            unusable={unusable}
            initial={{
              destination: destinations.find((destination) => destination === query.get('to')) ?? 'business',
              recipient: query.get('recipient') ?? '',
              recipientCurrency: query.get('currency') ?? '',
            }}
          />
        )}
      </Screen>
    </div>
  );
}
