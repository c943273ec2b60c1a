/** The orders of a list of invoices. */
export const invoiceSorts = ['due-latest', 'due-earliest', 'amount-highest', 'amount-lowest'] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];

export const defaultInvoiceSort = 'due-latest' satisfies InvoiceSort;

/** Amounts can be compared within one currency only. */
export const isSortedByAmount = (sort: InvoiceSort): boolean => sort === 'amount-highest' || sort === 'amount-lowest';
