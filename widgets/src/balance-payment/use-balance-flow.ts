import type { CurrencyAccount, OneTimeCodeStore } from '@quittance/sdk/stores';
import { useEffect } from 'react';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { usePaymentFlow } from '../widget/use-payment-flow.ts';
import type { BalanceNotice, BalanceState, PaymentNotice } from './balance-flow.ts';
import { createBalancePayment } from './balance-payment.ts';

interface BalanceFlowOptions extends PaymentPanelProps {
  /** The accounts no longer hold what is shown. */
  readonly onAccountsStale: () => void;
}

export interface BalanceFlow {
  readonly state: BalanceState;
  /** The one-time code of the payment. */
  readonly codes: OneTimeCodeStore;
  /** Mails a code for a payment from this account. */
  askForCode(account: CurrencyAccount): void;
  pay(otpCode: string): void;
  /** Sends a payment whose answer was lost once more: it is answered as the first time, or taken if it never arrived. */
  check(): void;
  leave(): void;
}

/** The payer chose by balances that were out of date. */
const accountsStaleAfter: ReadonlySet<BalanceNotice | PaymentNotice | undefined> = new Set([
  'insufficientFunds',
  'accountUnavailable',
] as const);

/** Drives a payment from a balance by what its payer does. */
export function useBalanceFlow(options: BalanceFlowOptions): BalanceFlow {
  const { invoice, onAccountsStale } = options;
  const { flow, state, check, leave } = usePaymentFlow({ method: 'balance', create: createBalancePayment }, options);
  const { intent, codes, payment, onEvent } = flow;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (state.step === 'choosing' && accountsStaleAfter.has(state.notice)) onAccountsStale();
  }, [state]);

  return {
    state,
    codes,
    askForCode: ({ accountType }) =>
      void intent.submit({ invoiceId: invoice._id, ...(accountType && { accountType }) }),
    pay: (otpCode) => {
      // Not by what is shown: the code of a second press would begin the payment twice.
      if (intent.$intent.get().step !== 'code' || codes.$code.get().step !== 'WAITING_OTP') return;
      if (!onEvent('before-submit', payment)) return;
      onEvent('submit-start', payment);
      codes.submit(otpCode);
    },
    check,
    leave,
  };
}
