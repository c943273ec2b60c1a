import { invoiceDocumentTexts as texts } from '../../i18n/index.ts';
import { openPaymentOptions, type PaymentOption, paymentOptionsFor } from '../payment-options.ts';
import type { DocumentInvoice } from './document-invoice.ts';
import type { DocumentSetting } from './document-setting.ts';

/** A way to pay, with what to do. */
export interface DocumentPayment {
  readonly option: DocumentPaymentOption;
  readonly title: string;
  readonly text: string;
}

/** The options that a document can explain. */
const explained = {
  'bancoli-payment': 'balance',
  'external-payment': 'external',
  'ach-direct-debit': 'bankDebit',
} as const satisfies Partial<Record<PaymentOption, string>>;
export type DocumentPaymentOption = keyof typeof explained;

const available: ReadonlySet<PaymentOption> = new Set(Object.keys(explained) as DocumentPaymentOption[]);

const isExplained = (option: PaymentOption): option is DocumentPaymentOption => available.has(option);

const closed: ReadonlySet<DocumentInvoice['status']> = new Set<DocumentInvoice['status']>([
  'canceled_by_sender',
  'rejected_by_recipient',
  'denied',
]);

type Payable = Pick<DocumentInvoice, 'status' | 'currency' | 'paymentMethods' | 'senderDisplayName'>;

/** The seller's own words about an external payment, else ours. */
const textOf = (option: DocumentPaymentOption, { paymentMethods }: Payable, ours: () => string): string =>
  (option === 'external-payment' && paymentMethods.externalPayment?.instructions) || ours();

/** Returns the ways to pay, all open as on paper; none for an invoice that is paid, being paid or closed. */
export function documentPayments(invoice: Payable, brand: string, { t }: DocumentSetting): readonly DocumentPayment[] {
  if (closed.has(invoice.status)) return [];
  const options = openPaymentOptions(paymentOptionsFor({ ...invoice, available }), 'pdf').filter(isExplained);
  return options.map((option) => ({
    option,
    title: t(texts, `payment.${explained[option]}`, { brand }),
    text: textOf(option, invoice, () =>
      t(texts, `payment.${explained[option]}How`, {
        brand,
        currency: invoice.currency,
        seller: invoice.senderDisplayName,
      }),
    ),
  }));
}
