import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useClient } from '../kit/base/provider.tsx';
import { findSentPayment } from './payment-flow.ts';
import type { PaymentHold } from './payment-panel.ts';

/**
 * Keeps a payment on the screen until its payer is done with it, even if the invoice around it changes.
 * @param sheet gets the focus and is scrolled to its top when the payment has disappeared
 * @returns the invoice of the payment, and functions to start and end holding it
 */
export function useHeldInvoice(invoice: InvoiceAnswer | undefined, sheet: RefObject<HTMLElement | null>) {
  const client = useClient();
  const [held, hold] = useState<PaymentHold>('none');
  const known = useRef(invoice);
  // The host may have changed the invoice; an earlier view may have sent a payment of this one.
  if (held === 'none' || known.current?._id !== invoice?._id) {
    known.current = (invoice && findSentPayment(client, invoice)?.invoice) ?? invoice;
  }
  const isShown = held === 'shown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is read when the payment has gone
  useEffect(
    () =>
      isShown
        ? () => {
            // Does not move the focus of a payer who continued elsewhere on the page. The element's own document,
            // because another one may have adopted the widget.
            const page = sheet.current?.ownerDocument;
            if (page?.activeElement !== page?.body) return;
            sheet.current?.focus({ preventScroll: true });
            sheet.current?.scrollIntoView();
          }
        : undefined,
    [isShown],
  );
  return { payable: known.current, hold };
}
