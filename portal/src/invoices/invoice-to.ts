/** The buyer of a new invoice, as another screen chose them. */
export interface InvoiceBuyer {
  readonly email: string;
  readonly name: string;
}

/** Returns the history state of the invoice form for a buyer: addresses of people don't belong into a URL. */
export const invoiceTo = (buyer: InvoiceBuyer): unknown => ({ buyer });

/** Returns the history state of the form for a new invoice with the content of another one. */
export const copyOf = (invoiceId: string): unknown => ({ copyOf: invoiceId });

/** Returns the history state of the form for a new invoice that corrects a rejected one. */
export const correctionOf = (invoiceId: string): unknown => ({ correctionOf: invoiceId });

/** Returns the rejected invoice that a form corrects, from its history state; undefined without one. */
export function correctedIdOf(state: unknown): string | undefined {
  const { correctionOf: invoiceId } = (state ?? {}) as { readonly correctionOf?: unknown };
  return typeof invoiceId === 'string' ? invoiceId : undefined;
}

/** Returns the invoice that the form's history state asks to copy; undefined without one. */
export function copiedIdOf(state: unknown): string | undefined {
  const { copyOf: invoiceId } = (state ?? {}) as { readonly copyOf?: unknown };
  return typeof invoiceId === 'string' ? invoiceId : undefined;
}

/** Returns the buyer of the form's history state; undefined without one. */
export function buyerOf(state: unknown): InvoiceBuyer | undefined {
  const { buyer } = (state ?? {}) as { readonly buyer?: Partial<InvoiceBuyer> };
  return typeof buyer?.email === 'string' && typeof buyer.name === 'string'
    ? { email: buyer.email, name: buyer.name }
    : undefined;
}
