import { canPay } from '@quittance/sdk/rules';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PaymentHold, PaymentPanelProps } from './payment-panel.ts';
import { setupSteps } from './payment-steps.ts';
import { pollWithBackoff } from './poll-with-backoff.ts';

/** In every other step the payer sees the payment, and has to see what comes of it. */
const unseenSteps: Readonly<Record<string, PaymentHold>> = { idle: 'none', choosing: 'none', following: 'background' };

interface Listeners {
  /** The invoice can no longer be paid, by this payment or by another one: its key tells. Called once. */
  readonly onOver: () => void;
  /** The invoice can no longer be paid, and nothing was sent. */
  readonly onOvertaken: () => void;
}

/** Holds the panel while a payment needs it, and reads the invoice again while an answer is missing. */
export function usePaymentWatch(
  step: string,
  { current, onHold, onStale }: Pick<PaymentPanelProps, 'current' | 'onHold' | 'onStale'>,
  { onOver, onOvertaken }: Listeners,
): void {
  const reread = useRef(onStale);
  reread.current = onStale;
  const hold = unseenSteps[step] ?? 'shown';
  // Before the paint, so that nothing shows up in between that could be paid.
  useLayoutEffect(() => onHold(hold), [hold, onHold]);
  useLayoutEffect(() => () => onHold('none'), [onHold]);

  const isUnanswered = step === 'unanswered';
  useEffect(() => (isUnanswered ? pollWithBackoff(() => reread.current()) : undefined), [isUnanswered]);

  const isOpen = canPay(current.viewer, current.status);
  const isOver = isUnanswered && !isOpen;
  // Strict mode runs effects twice; a payment is sent again once.
  const wasOver = useRef(false);
  const isOvertaken = setupSteps.has(step) && !isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver && !wasOver.current) onOver();
    wasOver.current = isOver;
    if (isOvertaken) onOvertaken();
  }, [isOver, isOvertaken]);
}
