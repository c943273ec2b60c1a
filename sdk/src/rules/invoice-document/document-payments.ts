import { bankDetailsTexts as bankTexts, invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { isClosedUnpaid } from '../invoice-status.ts';
import { openPaymentOptions, type PaymentOption, paymentOptionsFor } from '../payment-options.ts';
import type { DocumentInvoice, DocumentTransfer } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';

/** A way to pay, with what to do. */
export interface DocumentPayment {
  readonly option: DocumentPaymentOption;
  readonly title: string;
  /** One or several lines. */
  readonly text: string;
}

/** The options that a document can explain. */
const explained = {
  'bancoli-payment': 'balance',
  'external-payment': 'external',
  'crypto-payment': 'crypto',
  'credit-card-payment': 'card',
  'ach-direct-debit': 'bankDebit',
  'bank-transfer': 'transfer',
} as const satisfies Partial<Record<PaymentOption, string>>;
export type DocumentPaymentOption = keyof typeof explained;

const available: ReadonlySet<PaymentOption> = new Set(Object.keys(explained) as DocumentPaymentOption[]);

const isExplained = (option: PaymentOption): option is DocumentPaymentOption => available.has(option);

type Payable = Pick<DocumentInvoice, 'status' | 'currency' | 'paymentMethods' | 'senderDisplayName' | 'bankTransfer'>;

const transferLines = ({ holderName, bankName, fields, reference }: DocumentTransfer, { t }: DocumentSetting): string =>
  [
    [t(bankTexts, 'holder'), holderName],
    ...fields.map(({ name, value }) => [t(bankTexts, `field.${name}`), value]),
    [t(bankTexts, 'bankName'), bankName],
    [t(bankTexts, 'reference'), reference],
  ]
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** What is particular to this invoice: the seller's own words, the account of the seller. */
function ownText(option: DocumentPaymentOption, invoice: Payable, setting: DocumentSetting): string | undefined {
  if (option === 'external-payment') return invoice.paymentMethods.externalPayment?.instructions;
  return option === 'bank-transfer' && invoice.bankTransfer ? transferLines(invoice.bankTransfer, setting) : undefined;
}

/** Returns the ways to pay, all open as on paper; none for an invoice that is paid, being paid or closed. */
export function documentPayments(
  invoice: Payable,
  brand: string,
  setting: DocumentSetting,
): readonly DocumentPayment[] {
  if (isClosedUnpaid(invoice.status)) return [];
  const { t } = setting;
  const values = { brand, currency: invoice.currency, seller: invoice.senderDisplayName };
  const options = openPaymentOptions(paymentOptionsFor({ ...invoice, available }), 'pdf').filter(isExplained);
  return options.map((option) => ({
    option,
    title: t(texts, `payment.${explained[option]}`, { brand }),
    text: ownText(option, invoice, setting) ?? t(texts, `payment.${explained[option]}How`, values),
  }));
}
