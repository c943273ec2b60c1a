import accountChoice from '../balance-payment/account-choice.css?inline';
import invoiceDocument from '../invoice/invoice-document.css?inline';
import paymentOptions from '../invoice/payment-options.css?inline';
import textButton from '../kit/actions/text-button.css?inline';
import codeField from '../kit/fields/code-field.css?inline';
import label from '../kit/fields/label.css?inline';
import { bankDebitStyles } from './bank-debit-styles.ts';

/** The invoice widget holds the debit, and more. */
export const invoiceStyles: readonly string[] = [
  ...bankDebitStyles,
  ...[textButton, label, codeField, invoiceDocument, paymentOptions, accountChoice],
];
