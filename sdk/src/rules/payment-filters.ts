/** Lists of open invoices can be narrowed to those whose last payment failed, or whose buyer says that they paid outside the product. */
export const paymentFilters = ['failed', 'reported'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];
