import type { CurrencyAccount, OneTimeCodeStore } from '@quittance/sdk/stores';
import { useEffect } from 'react';
import type { PaymentPanelProps } from '../widget/payment-panel.ts';
import { usePaymentFlow } from '../widget/use-payment-flow.ts';
import type { BalanceNotice, BalanceState, PaymentNotice } from './balance-flow.ts';
import { createBalancePayment } from './balance-payment.ts';

interface BalanceFlowOptions extends PaymentPanelProps {
  /** Called when the shown balances are outdated. */
  readonly onAccountsStale: () => void;
}

export interface BalanceFlow {
  readonly state: BalanceState;
  /** Store of the payment's one-time code. */
  readonly codes: OneTimeCodeStore;
  /** Mails a code for a payment from this account. */
  askForCode(account: CurrencyAccount): void;
  pay(otpCode: string): void;
  /**
   * Retries a payment whose answer was lost, with the same key: it is answered like the first, or made if it never
   * arrived.
   */
  check(): void;
  leave(): void;
}

/** Notices that mean that the shown balances are outdated. */
const accountsStaleAfter: ReadonlySet<BalanceNotice | PaymentNotice | undefined> = new Set([
  'insufficientFunds',
  'accountUnavailable',
] as const);

/** Runs a payment from a balance by the payer's actions. */
export function useBalanceFlow(options: BalanceFlowOptions): BalanceFlow {
  const { invoice, onAccountsStale, onStale } = options;
  const { flow, state, check, leave } = usePaymentFlow({ method: 'balance', create: createBalancePayment }, options);
  const { intent, codes, payment, onEvent } = flow;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (state.step !== 'choosing') return;
    if (accountsStaleAfter.has(state.notice)) onAccountsStale();
    if (state.notice === 'amountChanged') onStale();
  }, [state]);

  return {
    state,
    codes,
    askForCode: ({ accountType }) =>
      void intent.submit({
        invoiceId: invoice._id,
        finalAmount: invoice.finalAmount,
        ...(accountType && { accountType }),
      }),
    pay: (otpCode) => {
      // Not the rendered state: the code of a second press would start the payment twice.
      if (intent.$intent.get().step !== 'code' || codes.$code.get().step !== 'WAITING_OTP') return;
      if (!onEvent('before-submit', payment)) return;
      onEvent('submit-start', payment);
      codes.submit(otpCode);
    },
    check,
    leave,
  };
}
