/** The buyer of a new invoice, as another screen chose them. */
export interface InvoiceBuyer {
  readonly email: string;
  readonly name: string;
}

/** Returns the history state of the invoice form for a buyer: addresses of people don't belong into a URL. */
export const invoiceTo = (buyer: InvoiceBuyer): unknown => ({ buyer });

/** Returns the buyer of the form's history state; undefined without one. */
export function buyerOf(state: unknown): InvoiceBuyer | undefined {
  const { buyer } = (state ?? {}) as { readonly buyer?: Partial<InvoiceBuyer> };
  return typeof buyer?.email === 'string' && typeof buyer.name === 'string'
    ? { email: buyer.email, name: buyer.name }
    : undefined;
}
