import { canPay } from '@quittance/sdk/rules';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { nowAndThen } from './now-and-then.ts';
import { isHeldStep } from './payment-flow.ts';
import type { PaymentPanelProps } from './payment-panel.ts';

/** Refusals that have the invoice read again: the payer reads the reason whether or not that answer is already there. */
const heldNotices: ReadonlySet<string> = new Set(['beingReviewed', 'notPayable']);

interface PaymentStep {
  readonly step: string;
  readonly notice?: string | undefined;
}

/**
 * Holds the panel while a payment needs it, and reads the invoice now and then while an answer is missing.
 * @param onOver called when the invoice turns out to be no longer payable while nobody knows what became of the payment
 */
export function usePaymentWatch(
  { step, notice }: PaymentStep,
  { current, onHold, onStale }: Pick<PaymentPanelProps, 'current' | 'onHold' | 'onStale'>,
  onOver: () => void,
): void {
  const reread = useRef(onStale);
  reread.current = onStale;
  const isHeld = isHeldStep(step) || (notice !== undefined && heldNotices.has(notice));
  // Before the paint, so that nothing shows up in between that could be paid.
  useLayoutEffect(() => {
    onHold(isHeld);
    return () => onHold(false);
  }, [isHeld, onHold]);

  const isUnanswered = step === 'unanswered';
  useEffect(() => (isUnanswered ? nowAndThen(() => reread.current()) : undefined), [isUnanswered]);

  const isOver = isUnanswered && !canPay(current.viewer, current.status);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
}
