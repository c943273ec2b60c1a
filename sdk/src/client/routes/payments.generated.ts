// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Opens the card fields for a payment. */
export const createCardSession = /* @__PURE__ */ route<Contract['createCardSession']>({
  method: 'POST',
  path: '/invoices/card/session',
  access: 'guest',
});

/** Opens a bank-linking session for a debit. */
export const createDebitToken = /* @__PURE__ */ route<Contract['createDebitToken']>({
  method: 'POST',
  path: '/invoices/ach-debit/token',
  access: 'guest',
});

/** Decides about the payment of an invoice that is on hold, or denies one that is reserved. */
export const decidePayment = /* @__PURE__ */ route<Contract['decidePayment']>({
  method: 'POST',
  path: '/admin/invoice-payments/decide',
  access: 'staff',
  exactlyOnce: true,
  roles: ['compliance-head', 'compliance-admin'],
});

/** The caller’s last quote of an invoice in coins, with what has arrived. */
export const findCryptoQuote = /* @__PURE__ */ route<Contract['findCryptoQuote']>({
  method: 'GET',
  path: '/invoices/{id}/crypto-quote',
  access: 'guest',
});

/** The debit authorisation to accept, for a linked bank account. */
export const getDebitAuthorization = /* @__PURE__ */ route<Contract['getDebitAuthorization']>({
  method: 'POST',
  path: '/invoices/ach-debit/authorization',
  access: 'guest',
});

/** How to pay an open invoice by a bank transfer. */
export const getTransferInstructions = /* @__PURE__ */ route<Contract['getTransferInstructions']>({
  method: 'GET',
  path: '/invoices/{id}/bank-transfer',
  access: 'guest',
});

/** Tells the seller that the buyer paid outside the product. Repeating it changes nothing and mails nobody. */
export const notifyExternalPayment = /* @__PURE__ */ route<Contract['notifyExternalPayment']>({
  method: 'POST',
  path: '/invoices/external-payment/notify',
  access: 'guest',
});

/** Quotes an invoice in coins, with an address for this payment. */
export const openCryptoQuote = /* @__PURE__ */ route<Contract['openCryptoQuote']>({
  method: 'POST',
  path: '/invoices/crypto/quote',
  access: 'guest',
});

/** Charges a card for an invoice. The invoice shows the processor’s answer. */
export const payByCard = /* @__PURE__ */ route<Contract['payByCard']>({
  method: 'POST',
  path: '/invoices/card/pay',
  access: 'guest',
  exactlyOnce: true,
});

/** Debits the linked bank account under the accepted authorisation. */
export const payByDebit = /* @__PURE__ */ route<Contract['payByDebit']>({
  method: 'POST',
  path: '/invoices/ach-debit/pay',
  access: 'guest',
  exactlyOnce: true,
});

/** Pays an invoice from the buyer’s balance. */
export const payInvoice = /* @__PURE__ */ route<Contract['payInvoice']>({
  method: 'POST',
  path: '/invoices/pay',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
  otp: { purpose: 'POST /invoices/pay', boundTo: ({ body }) => ({ invoiceId: body?.['invoiceId'] }) },
});

/** Sends coins to the caller’s last quote on the sandbox’s chain, or lets its blocks come, in sandbox mode. */
export const simulateCoins = /* @__PURE__ */ route<Contract['simulateCoins']>({
  method: 'POST',
  path: '/invoices/crypto/simulate',
  access: 'guest',
  exactlyOnce: true,
});

/** Decides about the payment of an invoice as staff would, for either party, in sandbox mode. */
export const simulatePaymentDecision = /* @__PURE__ */ route<Contract['simulatePaymentDecision']>({
  method: 'POST',
  path: '/sandbox/invoice-payments/decide',
  access: 'customer',
  exactlyOnce: true,
  roles: ['owner', 'manager'],
});

/** Simulates a bank transfer with the reference of an invoice, in sandbox mode. */
export const simulateTransfer = /* @__PURE__ */ route<Contract['simulateTransfer']>({
  method: 'POST',
  path: '/invoices/bank-transfer/simulate',
  access: 'guest',
  exactlyOnce: true,
});
