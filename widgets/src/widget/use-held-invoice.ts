import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useClient } from '../kit/base/provider.tsx';
import { findSentPayment } from './payment-flow.ts';
import type { PaymentHold } from './payment-panel.ts';

/**
 * Keeps a payment on the screen until its payer is done with it, however the invoice around it has changed meanwhile.
 * @param sheet gets the focus and is scrolled to its top when what the payer saw has gone
 * @returns the invoice as its payment knows it, and a way to begin and end holding it
 */
export function useHeldInvoice(invoice: InvoiceAnswer | undefined, sheet: RefObject<HTMLElement | null>) {
  const client = useClient();
  const [held, hold] = useState<PaymentHold>('none');
  const known = useRef(invoice);
  // The host may have asked for another invoice meanwhile; a payment of this one may have been sent by an earlier view.
  if (held === 'none' || known.current?._id !== invoice?._id) {
    known.current = (invoice && findSentPayment(client, invoice)?.invoice) ?? invoice;
  }
  const isShown = held === 'shown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is read when the payment has gone
  useEffect(
    () =>
      isShown
        ? () => {
            // A payer who went on elsewhere on the page stays there.
            // Its own document: another one may have adopted the widget.
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
