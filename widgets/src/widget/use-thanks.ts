import { type RefObject, useEffect, useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';

/**
 * Keeps a payment on the screen until its payer has seen the thanks, while the page behind shows the invoice paid already.
 * @param sheet gets the focus afterwards, since what held it has gone
 * @returns the invoice as it was before it was paid, null while nobody is thanked; and a way to begin and end the thanks
 */
export function useThanks(sheet: RefObject<HTMLElement | null>) {
  const thanks = useState<InvoiceAnswer | null>(null);
  const [before] = thanks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is read when the thanks have gone
  useEffect(() => (before ? () => sheet.current?.focus() : undefined), [before]);
  return thanks;
}
