import { listBalances } from '@quittance/sdk/client';
import { useCallback, useEffect, useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner.tsx';
import { Button } from '../kit/button.tsx';
import { useI18n } from '../kit/i18n.tsx';
import { useClient } from '../kit/provider.tsx';
import { ErrorState, Skeleton } from '../kit/states.tsx';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { AccountChoice } from './account-choice.tsx';
import type { BalanceState, PaymentNotice } from './balance-flow.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { accountKey, type PayableAccount, payableAccounts } from './payable-accounts.ts';
import { useBalanceFlow } from './use-balance-flow.ts';

interface BalancePanelProps {
  readonly invoice: InvoiceAnswer;
  readonly onEvent: WidgetEventListener;
  readonly onPaid: (invoice: InvoiceAnswer) => void;
  readonly onStale: () => void;
}

type Accounts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly accounts: readonly PayableAccount[] };

function usePayableAccounts(invoice: InvoiceAnswer): { accounts: Accounts; retry: () => void } {
  const client = useClient();
  const { currency, finalAmount } = invoice;
  const [accounts, setAccounts] = useState<Accounts>({ status: 'loading' });
  const load = useCallback(
    (signal?: AbortSignal) => {
      setAccounts({ status: 'loading' });
      client.request(listBalances, {}, signal && { signal }).then(
        ({ items }) => setAccounts({ status: 'ready', accounts: payableAccounts(items, { currency, finalAmount }) }),
        () => signal?.aborted || setAccounts({ status: 'failed' }),
      );
    },
    [client, currency, finalAmount],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return { accounts, retry: () => load() };
}

/** Sentences that stand in the debit's catalogue, since both ways to pay say them alike. */
const shared: ReadonlySet<string> = new Set<PaymentNotice>(['paymentFailed', 'beingReviewed', 'notPayable']);

function Notice({ state }: { readonly state: BalanceState }) {
  const { t } = useI18n('invoice');
  const { t: paymentText } = useI18n('bank-debit');
  const notice = state.step === 'choosing' ? state.notice : undefined;
  return (
    <div role="alert">
      {notice && <Banner tone="danger">{shared.has(notice) ? paymentText(notice) : t(`balance.${notice}`)}</Banner>}
    </div>
  );
}

interface AccountPaymentProps extends BalancePanelProps {
  readonly accounts: readonly PayableAccount[];
}

function AccountPayment({ accounts, invoice, ...listeners }: AccountPaymentProps) {
  const { t } = useI18n('invoice');
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const flow = useBalanceFlow({ invoice, ...listeners });
  const [picked, setPicked] = useState<string | null>(null);
  const sufficient = accounts.filter((payable) => payable.isSufficient);
  const chosen = sufficient.find(({ account }) => accountKey(account) === picked) ?? sufficient[0];
  return (
    <div className="q-debit">
      <Notice state={flow.state} />
      <AccountChoice accounts={accounts} chosen={chosen ? accountKey(chosen.account) : null} onChoose={setPicked} />
      <Button
        variant="primary"
        size="large"
        block
        disabled={!chosen}
        pending={flow.state.step === 'choosing' && flow.state.isAsking}
        onClick={flow.askForCode}
      >
        {t('balance.pay', { amount })}
      </Button>
      {chosen && <ConfirmDialog flow={flow} invoice={invoice} account={chosen.account} />}
    </div>
  );
}

/** Pays from one of the buyer's own accounts, confirmed by a one-time code. */
export function BalancePanel(props: BalancePanelProps) {
  const { t } = useI18n('invoice');
  const { accounts, retry } = usePayableAccounts(props.invoice);
  if (accounts.status === 'loading') return <Skeleton shape="block" />;
  if (accounts.status === 'failed') return <ErrorState title={t('balance.loadFailed')} onRetry={retry} />;
  if (accounts.accounts.length === 0) {
    return <p className="q-muted">{t('balance.noAccounts', { currency: props.invoice.currency })}</p>;
  }
  return <AccountPayment {...props} accounts={accounts.accounts} />;
}
