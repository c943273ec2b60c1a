/** Formats of an invoice as a file. */
export const invoiceFormats = ['pdf', 'ubl', 'cii'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];
