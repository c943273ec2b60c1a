import { fitsCurrency, toMinor } from '@quittance/sdk/money';
import { Refusal } from '../kernel/index.ts';
import type { Payment } from './payment.ts';

/**
 * Asserts that the payer was shown what they pay: a discount can end, or a late fee be charged, while they look at the
 * invoice.
 * @param shown decimal text in major units; absent: whatever is due
 * @throws PaymentAmountChangedError
 */
export function assertShownAmount(
  { amountMinor, currency }: Pick<Payment, 'amountMinor' | 'currency'>,
  shown: string | undefined,
): void {
  if (shown === undefined) return;
  if (fitsCurrency(shown, currency) && toMinor(shown, currency) === amountMinor) return;
  throw new Refusal('PaymentAmountChangedError', 'The amount to pay has changed since it was shown.');
}
