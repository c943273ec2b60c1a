/** How a buyer pays an invoice. */
export type PaymentMethod = 'bank-debit' | 'balance' | 'bank-transfer' | 'card' | 'crypto';
