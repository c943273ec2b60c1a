import type { AnswerOf, Contract, RequestOf } from '@quittance/sdk/client';
import { addDays, type BusinessDate } from '@quittance/sdk/time';

export type Invoice = AnswerOf<Contract['getInvoice']>;
type DraftBody = RequestOf<Contract['saveDraft']>['body'];

/** One line as it stands in the form; numbers are decimal text, empty while nothing is typed. */
export interface InvoiceFormLine {
  /** Tells the line from the others while lines come and go. */
  readonly key: number;
  readonly name: string;
  readonly rate: string;
  readonly quantity: string;
}

export interface InvoiceFormValues {
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly currency: string;
  readonly dueDate: BusinessDate | '';
  readonly customName: string;
  readonly acceptsBankDebit: boolean;
  readonly lines: readonly InvoiceFormLine[];
}

/** Payment terms of a new invoice, days. */
const DEFAULT_TERMS_DAYS = 30;

export const emptyLine = (key: number): InvoiceFormLine => ({ key, name: '', rate: '', quantity: '1' });

export const newInvoiceValues = (today: BusinessDate): InvoiceFormValues => ({
  recipientEmail: '',
  recipientName: '',
  currency: 'USD',
  dueDate: addDays(today, DEFAULT_TERMS_DAYS),
  customName: '',
  acceptsBankDebit: true,
  lines: [emptyLine(0)],
});

export const valuesOfInvoice = (invoice: Invoice): InvoiceFormValues => ({
  recipientEmail: invoice.recipient.email ?? '',
  recipientName: invoice.recipient.legalName,
  currency: invoice.currency,
  dueDate: invoice.dueDate,
  customName: invoice.customName ?? '',
  acceptsBankDebit: invoice.paymentMethods.achDirectDebit.enabled,
  lines: invoice.items.map((item, key) => ({ key, name: item.name, rate: item.rate, quantity: item.qty })),
});

/** Bank debits are made in dollars only, whatever the switch was left at. */
export const offersBankDebit = ({ currency }: Pick<InvoiceFormValues, 'currency'>): boolean => currency === 'USD';

/** What is sent; call only with values that passed the form's checks. */
export function draftBodyOf(values: InvoiceFormValues, invoiceId: string | undefined): DraftBody {
  const { recipientEmail, recipientName, currency, dueDate, customName, lines } = values;
  return {
    ...(invoiceId !== undefined && { invoiceId }),
    recipientEmail,
    recipientName,
    currency,
    dueDate,
    ...(customName.trim() !== '' && { customName }),
    paymentMethods: { achDirectDebit: { enabled: values.acceptsBankDebit && offersBankDebit(values) } },
    items: lines.map(({ name, rate, quantity }) => ({ name, rate, qty: quantity })),
  };
}

/** Whether both would be saved as the same invoice; keys of lines do not count. */
export const areSameValues = (one: InvoiceFormValues, other: InvoiceFormValues): boolean =>
  JSON.stringify(draftBodyOf(one, undefined)) === JSON.stringify(draftBodyOf(other, undefined));
