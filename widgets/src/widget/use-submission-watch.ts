import { failureOfPayment, submissionOutcome } from '@quittance/sdk/rules';
import { useEffect } from 'react';
import type { WidgetError } from './event-types.ts';
import type { AnyPaymentFlow } from './payment-flow.ts';
import type { PaymentPanelProps } from './payment-panel.ts';

/** Time to wait for an answer before showing the payment as unconfirmed, in milliseconds. */
const ANSWER_MS = 10_000;

/**
 * Follows a payment that the server accepted, until the bank or the card processor has answered. The invoice shows the
 * outcome when read again, even while the thanks are shown.
 * @param error reported to the host when the payment fails
 */
export function useSubmissionWatch(
  flow: AnyPaymentFlow,
  { current }: Pick<PaymentPanelProps, 'current'>,
  error: WidgetError,
): void {
  useEffect(() => {
    // Not the rendered state: strict mode runs effects twice, but the host must get one event.
    const taken = flow.$state.get();
    if (!('paymentId' in taken)) return;
    const { paymentId } = taken;
    // A busy page may run this late, with an invoice that was read before the payment.
    const outcome = submissionOutcome(current, paymentId, flow.before);
    if (outcome === 'failed') {
      flow.dispatch({ type: 'failed', failure: failureOfPayment(current, paymentId) });
      flow.onEvent('failure', { ...flow.payment, error });
    } else if (outcome === 'taken' && taken.step !== 'paid') {
      flow.dispatch({ type: 'paid' });
      flow.reportPaid(current);
    }
  });

  const isSubmitting = flow.$state.get().step === 'submitting';
  useEffect(() => {
    if (!isSubmitting) return;
    const timer = setTimeout(() => flow.dispatch({ type: 'bank-slow' }), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isSubmitting, flow]);
}
