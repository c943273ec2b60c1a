/** The page that leads signed-in people from a mailed link to the invoice. */
export const linkedInvoicePath = '/linked-invoice';
