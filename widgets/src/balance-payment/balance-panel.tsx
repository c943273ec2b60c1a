import { useStore } from '@nanostores/react';
import { createBalancesStore } from '@quittance/sdk/stores';
import { useMemo, useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { Banner } from '../kit/banner.tsx';
import { Button } from '../kit/button.tsx';
import { useI18n } from '../kit/i18n.tsx';
import { useClient } from '../kit/provider.tsx';
import { ErrorState, Skeleton } from '../kit/states.tsx';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
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
  readonly onDone: () => void;
  readonly onStale: () => void;
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
  readonly onAccountsStale: () => void;
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
      {flow.state.step === 'unanswered' ? (
        <UnknownOutcome onCheck={flow.check} />
      ) : (
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
      )}
      {chosen && <ConfirmDialog flow={flow} invoice={invoice} account={chosen.account} />}
    </div>
  );
}

/** Pays from one of the buyer's own accounts, confirmed by a one-time code. */
export function BalancePanel(props: BalancePanelProps) {
  const { t } = useI18n('invoice');
  const client = useClient();
  const balances = useMemo(() => createBalancesStore(client), [client]);
  const state = useStore(balances.$state);
  if (state.status === 'loading') return <Skeleton shape="block" />;
  if (state.status === 'failed') {
    return <ErrorState title={t('balance.loadFailed')} onRetry={() => void balances.refresh()} />;
  }
  const accounts = payableAccounts(state.data, props.invoice);
  if (accounts.length === 0) {
    return <p className="q-muted">{t('balance.noAccounts', { currency: props.invoice.currency })}</p>;
  }
  return <AccountPayment {...props} accounts={accounts} onAccountsStale={() => void balances.refresh()} />;
}
