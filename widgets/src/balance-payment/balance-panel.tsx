import { createBalancesStore } from '@quittance/sdk/stores';
import { useMemo, useState } from 'react';
import { bankDebitTexts } from '../bank-debit/texts.en.ts';
import { useMoneyText } from '../invoice/money-text.ts';
import { invoiceTexts } from '../invoice/texts.en.ts';
import { Banner } from '../kit/banner/banner.tsx';
import { useI18n } from '../kit/base/i18n.tsx';
import { useClient } from '../kit/base/provider.tsx';
import { Button } from '../kit/button/button.tsx';
import { ErrorState } from '../kit/error-state/error-state.tsx';
import { lockIcon } from '../kit/icon/icons.ts';
import { Skeleton } from '../kit/skeleton/skeleton.tsx';
import { Overtaken } from '../widget/overtaken.tsx';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { isHeldStep } from '../widget/payment-steps.ts';
import { UnknownOutcome } from '../widget/unknown-outcome.tsx';
import { useResourceState } from '../widget/use-resource-state.ts';
import { AccountChoice } from './account-choice.tsx';
import type { BalanceState, PaymentNotice } from './balance-flow.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { accountKey, type PayableAccount, payableAccounts } from './payable-accounts.ts';
import { type BalanceFlow, useBalanceFlow } from './use-balance-flow.ts';

/** Whether the text is in the debit's catalogue, which both payment methods share. */
const isShared = (notice: string): notice is PaymentNotice => notice === 'paymentFailed' || notice === 'forbidden';

function Notice({ state }: { readonly state: BalanceState }) {
  const { t } = useI18n(invoiceTexts);
  const { t: paymentText } = useI18n(bankDebitTexts);
  const notice = state.step === 'choosing' ? state.notice : undefined;
  return (
    <div role="alert">
      {notice && <Banner tone="danger">{isShared(notice) ? paymentText(notice) : t(`balance.${notice}`)}</Banner>}
    </div>
  );
}

interface AccountPaymentProps extends PaymentPanelProps {
  readonly accounts: readonly PayableAccount[];
  readonly onAccountsStale: () => void;
}

interface AccountsProps {
  readonly flow: BalanceFlow;
  readonly accounts: readonly PayableAccount[];
  /** Amount with currency, as text. */
  readonly amount: string;
}

function Accounts({ flow, accounts, amount }: AccountsProps) {
  const { t } = useI18n(invoiceTexts);
  const [picked, setPicked] = useState<string | null>(null);
  const sufficient = accounts.filter((payable) => payable.isSufficient);
  const chosen = sufficient.find(({ account }) => accountKey(account) === picked) ?? sufficient[0];
  return (
    <>
      <AccountChoice accounts={accounts} chosen={chosen ? accountKey(chosen.account) : null} onChoose={setPicked} />
      <Button
        variant="primary"
        size="large"
        block
        icon={lockIcon}
        disabled={!chosen || isHeldStep(flow.state.step)}
        pending={flow.state.step === 'choosing' && flow.state.isAsking}
        onClick={() => chosen && flow.askForCode(chosen.account)}
      >
        {t('balance.pay', { amount })}
      </Button>
    </>
  );
}

function AccountPayment({ accounts, ...options }: AccountPaymentProps) {
  const { invoice } = options;
  const amount = useMoneyText(invoice.finalAmount, invoice.currency);
  const flow = useBalanceFlow(options);
  return (
    <div className="q-payment-stack">
      <Notice state={flow.state} />
      {/* The check is about the account chosen at the time; another choice would be misleading. */}
      {flow.state.step === 'unanswered' ? (
        <UnknownOutcome onCheck={flow.check} />
      ) : flow.state.step === 'superseded' ? (
        <Overtaken isBeingPaid={flow.state.isBeingPaid} current={options.current} onLeave={flow.leave} />
      ) : (
        <Accounts flow={flow} accounts={accounts} amount={amount} />
      )}
      <ConfirmDialog flow={flow} invoice={invoice} current={options.current} />
    </div>
  );
}

/** Pays from one of the buyer's accounts, confirmed by a one-time code. */
export function BalancePanel(props: PaymentPanelProps) {
  const { t } = useI18n(invoiceTexts);
  const client = useClient();
  const balances = useMemo(() => createBalancesStore(client), [client]);
  const state = useResourceState(balances);
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
