import { defineTexts } from '../texts.ts';

/** The words of an invoice as a document. Screen, PDF and printed page share them. */
export const invoiceDocumentTexts = defineTexts('invoice-document', {
  title: 'Invoice',
  /** Ends the file name of an invoice without a number. */
  preview: 'preview',
  from: 'From',
  billTo: 'Bill to',
  verified: 'Verified company',
  fact: {
    dateOfIssue: 'Date of issue',
    dateDue: 'Date due',
    number: 'Invoice number',
    transaction: 'Transaction ID',
    summary: 'Summary',
  },
  placeholder: {
    dateOfIssue: '(set when sent)',
    number: '(created after sending)',
    transaction: '(created after payment)',
  },
  details: 'Invoice details',
  item: 'Item/service',
  unitPrice: 'Unit price',
  quantity: 'Qty',
  amount: 'Amount',
  total: {
    subtotal: 'Subtotal',
    fees: 'Fees',
    percentFee: '{{name}} ({{percent}})',
    lateFee: 'Late fee, {{date}}',
    lateFees: 'Late fees',
    discount: 'Discount',
    due: 'Total due',
    sum: 'Total',
  },
  terms: {
    title: 'Terms',
    discount: '{{percent}} discount on payments until {{date}}',
    lateFee: 'Late fee: {{fee}}',
  },
  lateFee: {
    flat: '{{percent}} flat fee',
    recurring_one: '{{percent}} fee every {{count}} day',
    recurring_other: '{{percent}} fee every {{count}} days',
    compound_one: '{{percent}} interest, compounding every {{count}} day',
    compound_other: '{{percent}} interest, compounding every {{count}} days',
  },
  payment: {
    title: 'Payment options',
    balance: '{{brand}} balance',
    balanceHow: 'Sign in to {{brand}}, open this invoice and pay from your {{currency}} balance.',
    external: 'Pay the seller directly',
    externalHow: 'Ask {{seller}} how to pay.',
    transfer: 'Bank transfer',
    transferHow: 'Open the link in the email about this invoice for the account to send the money to.',
    crypto: 'Crypto (BTC or ETH)',
    cryptoHow: 'Open the link in the email about this invoice to get the address and the exact amount.',
    card: 'Credit or debit card',
    cardHow: 'Open the link in the email about this invoice and enter your card details.',
    bankDebit: 'US Bank Account (including fintech neobanks)',
    bankDebitHow:
      'Open the link in the email about this invoice and connect your bank account. No account with {{brand}} is needed.',
  },
  page: 'Page {{page}} of {{pages}}',
});
