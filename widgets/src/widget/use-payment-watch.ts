import { canPay } from '@quittance/sdk/rules';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PaymentHold, PaymentPanelProps } from './payment-panel.ts';
import { setupSteps } from './payment-steps.ts';
import { pollWithBackoff } from './poll-with-backoff.ts';

/** Steps in which the payer does not see the payment. In all others the outcome must be shown. */
const unseenSteps: Readonly<Record<string, PaymentHold>> = { idle: 'none', choosing: 'none', following: 'background' };

interface Listeners {
  /** The invoice is no longer payable, because of this payment or another one, as its key shows. Called once. */
  readonly onOver: () => void;
  /** The invoice is no longer payable, and nothing was sent. */
  readonly onOvertaken: () => void;
}

/** Holds the panel while a payment needs it, and reloads the invoice while an answer is missing. */
export function usePaymentWatch(
  step: string,
  { current, onHold, onStale }: Pick<PaymentPanelProps, 'current' | 'onHold' | 'onStale'>,
  { onOver, onOvertaken }: Listeners,
): void {
  const reread = useRef(onStale);
  reread.current = onStale;
  const hold = unseenSteps[step] ?? 'shown';
  // Before the paint, so that no payable screen flashes in between.
  useLayoutEffect(() => onHold(hold), [hold, onHold]);
  useLayoutEffect(() => () => onHold('none'), [onHold]);

  const isUnanswered = step === 'unanswered';
  useEffect(() => (isUnanswered ? pollWithBackoff(() => reread.current()) : undefined), [isUnanswered]);

  const isOpen = canPay(current.viewer, current.status);
  const isOver = isUnanswered && !isOpen;
  // Strict mode runs effects twice; a payment must be resent only once.
  const wasOver = useRef(false);
  const isOvertaken = setupSteps.has(step) && !isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver && !wasOver.current) onOver();
    wasOver.current = isOver;
    if (isOvertaken) onOvertaken();
  }, [isOver, isOvertaken]);
}
