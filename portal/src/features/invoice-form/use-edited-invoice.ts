import { useRef } from 'react';

interface EditedInvoice {
  /** The invoice with which the editor began; `new` for none. */
  readonly from: string;
  /** Changes when another editor begins. */
  readonly key: number;
  /** The editor has stored its invoice, and is about to show its address. */
  readonly onStored: (invoiceId: string) => void;
}

/** Keeps the editor while its first save turns the address of a new invoice into that of a draft. */
export function useEditedInvoice(invoiceId: string): EditedInvoice {
  const edited = useRef({ from: invoiceId, key: 0, at: invoiceId, own: invoiceId });
  const { from, key, at, own } = edited.current;
  if (invoiceId !== at) {
    const isOwn = invoiceId === own;
    edited.current = { from: isOwn ? from : invoiceId, key: isOwn ? key : key + 1, at: invoiceId, own: invoiceId };
  }
  return {
    from: edited.current.from,
    key: edited.current.key,
    onStored: (stored) => {
      edited.current = { ...edited.current, own: stored };
    },
  };
}
