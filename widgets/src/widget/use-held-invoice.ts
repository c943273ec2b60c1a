import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import { useClient } from '../kit/base/provider.tsx';
import { findSentPayment } from './payment-flow.ts';

/**
 * Keeps a payment on the screen until its payer is done with it, however the invoice around it has changed meanwhile.
 * @param sheet gets the focus afterwards if what held it has gone
 * @returns the invoice as its payment knows it, and a way to begin and end holding it
 */
export function useHeldInvoice(invoice: InvoiceAnswer | undefined, sheet: RefObject<HTMLElement | null>) {
  const client = useClient();
  const [isHeld, hold] = useState(false);
  const known = useRef(invoice);
  // The host may have asked for another invoice meanwhile; a payment of this one may have been sent by an earlier view.
  if (!isHeld || known.current?._id !== invoice?._id) {
    known.current = (invoice && findSentPayment(client, invoice)?.invoice) ?? invoice;
  }
  // Another status takes the buttons away, also of a panel that stays for its notice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref is read when the payment has gone
  useEffect(
    () =>
      isHeld
        ? () => {
            // A payer who went on elsewhere on the page stays there.
            const page = sheet.current?.ownerDocument;
            if (page?.activeElement === page?.body) sheet.current?.focus();
          }
        : undefined,
    [isHeld, invoice?.status],
  );
  return { payable: known.current, hold };
}
