import type { AnswerOf, Contract, RequestOf } from '@quittance/sdk/client';
import type { SendableInvoice } from '@quittance/sdk/rules';
import { addDays, type BusinessDate } from '@quittance/sdk/time';
import type { InvoiceBuyer } from '../../invoices/invoice-to.ts';

export type Invoice = AnswerOf<Contract['getInvoice']>;
type DraftContent = Omit<RequestOf<Contract['saveDraft']>['body'], 'invoiceId'>;

/** One line in the form; numbers are decimal text, or empty. */
export interface InvoiceFormLine {
  /** Identifies the line while lines are added and removed. */
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

/** Payment terms of a new invoice, in days. */
const DEFAULT_TERMS_DAYS = 30;

export const emptyLine = (key: number): InvoiceFormLine => ({ key, name: '', rate: '', quantity: '1' });

export const newInvoiceValues = (today: BusinessDate, buyer?: InvoiceBuyer): InvoiceFormValues => ({
  recipientEmail: buyer?.email ?? '',
  recipientName: buyer?.name ?? '',
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
  lines: invoice.items.length === 0 ? [emptyLine(0)] : invoice.items.map(lineOfItem),
});

const lineOfItem = ({ name, rate = '', qty = '' }: Invoice['items'][number], key: number): InvoiceFormLine => ({
  key,
  name,
  rate,
  quantity: qty,
});

/** Whether bank debit is offered. It requires dollars, whatever the switch says. */
export const offersBankDebit = ({ currency }: Pick<InvoiceFormValues, 'currency'>): boolean => currency === 'USD';

const isBlank = (text: string): boolean => text.trim() === '';

/** Returns the input of the call, without empty fields. */
export function contentOf(values: InvoiceFormValues): DraftContent {
  const { recipientEmail, recipientName, currency, dueDate, customName, lines } = values;
  return {
    ...(!isBlank(recipientEmail) && { recipientEmail }),
    ...(!isBlank(recipientName) && { recipientName }),
    currency,
    dueDate,
    ...(!isBlank(customName) && { customName }),
    paymentMethods: { achDirectDebit: { enabled: values.acceptsBankDebit && offersBankDebit(values) } },
    items: lines.map(({ name, rate, quantity }) => ({
      ...(!isBlank(name) && { name }),
      ...(rate !== '' && { rate }),
      ...(quantity !== '' && { qty: quantity }),
    })),
  };
}

/** Returns the form as input of the rules for sending. */
export const sendableOf = ({ lines, ...values }: InvoiceFormValues): SendableInvoice => ({
  ...values,
  items: lines.map(({ name, rate, quantity }) => ({
    name,
    ...(rate !== '' && { rate }),
    ...(quantity !== '' && { qty: quantity }),
  })),
});

/** Whether both would be saved as the same invoice; keys of lines don't matter. */
export const areSameValues = (one: InvoiceFormValues, other: InvoiceFormValues): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
