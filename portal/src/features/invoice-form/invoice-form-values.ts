import type { AnswerOf, Contract, RequestOf } from '@quittance/sdk/client';
import type { SchedulableInvoice } from '@quittance/sdk/rules';
import { addDays, type BusinessDate, daysBetween } from '@quittance/sdk/time';
import type { UploadedFile } from '@quittance/widgets/kit';
import type { InvoiceBuyer } from '../../invoices/invoice-to.ts';
import { discountContent, discountOfInvoice, type InvoiceFormDiscount, noDiscount } from './early-discount-values.ts';
import { type InvoiceFormLateFee, lateFeeContent, lateFeeOfInvoice, noLateFee } from './late-fee-values.ts';
import { fractionOf, percentOf } from './percent-text.ts';
import {
  type InvoiceFormRecurrence,
  noRecurrence,
  recurrenceContent,
  recurrenceOfInvoice,
} from './recurrence-values.ts';

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

/** A fee in the form. */
export interface InvoiceFormFee {
  readonly key: number;
  readonly name: string;
  readonly type: 'percent' | 'fixed';
  /** Decimal text: a number of percent, or an amount in major units. */
  readonly value: string;
}

export interface InvoiceFormCustomField {
  readonly key: number;
  readonly label: string;
  readonly value: string;
}

/** A rejected invoice that the form corrects. */
export interface CorrectedInvoice {
  readonly invoiceId: string;
  readonly number?: string | undefined;
}

export interface InvoiceFormValues {
  /** Null for an invoice that corrects none. */
  readonly replaces: CorrectedInvoice | null;
  readonly recipientEmail: string;
  readonly recipientName: string;
  /** Of a contact, as the document will show it; the server finds it by the email address. */
  readonly recipientAddress: Invoice['recipient']['address'];
  readonly currency: string;
  /** Empty: the day on which the person sends it. */
  readonly sendingDate: BusinessDate | '';
  readonly dueDate: BusinessDate | '';
  readonly customName: string;
  readonly acceptsBankDebit: boolean;
  readonly acceptsBankTransfer: boolean;
  readonly acceptsCards: boolean;
  readonly acceptsCrypto: boolean;
  readonly acceptsExternalPayment: boolean;
  /** How to pay outside the product. */
  readonly externalInstructions: string;
  readonly lines: readonly InvoiceFormLine[];
  readonly fees: readonly InvoiceFormFee[];
  readonly customFields: readonly InvoiceFormCustomField[];
  /** Days of reminders, from the due date. */
  readonly reminderDays: readonly number[];
  /** The file that goes with the invoice. */
  readonly attachment: UploadedFile | null;
  readonly earlyDiscount: InvoiceFormDiscount;
  readonly lateFee: InvoiceFormLateFee;
  readonly recurrence: InvoiceFormRecurrence;
}

/** Payment terms of a new invoice, in days. */
const DEFAULT_TERMS_DAYS = 30;

export const emptyLine = (key: number): InvoiceFormLine => ({ key, name: '', rate: '', quantity: '1' });

export const emptyFee = (key: number): InvoiceFormFee => ({ key, name: '', type: 'percent', value: '' });

export const emptyCustomField = (key: number): InvoiceFormCustomField => ({ key, label: '', value: '' });

export const newInvoiceValues = (today: BusinessDate, buyer?: InvoiceBuyer): InvoiceFormValues => ({
  replaces: null,
  recipientEmail: buyer?.email ?? '',
  recipientName: buyer?.name ?? '',
  recipientAddress: undefined,
  currency: 'USD',
  sendingDate: '',
  dueDate: addDays(today, DEFAULT_TERMS_DAYS),
  customName: '',
  acceptsBankDebit: true,
  acceptsBankTransfer: false,
  acceptsCards: false,
  acceptsCrypto: false,
  acceptsExternalPayment: false,
  externalInstructions: '',
  lines: [emptyLine(0)],
  fees: [],
  customFields: [],
  reminderDays: [],
  attachment: null,
  earlyDiscount: noDiscount,
  lateFee: noLateFee,
  recurrence: noRecurrence,
});

export const valuesOfInvoice = (invoice: Invoice): InvoiceFormValues => ({
  replaces: invoice.replaces ?? null,
  recipientEmail: invoice.recipient.email ?? '',
  recipientName: invoice.recipient.legalName,
  recipientAddress: invoice.recipient.address,
  currency: invoice.currency,
  sendingDate: invoice.sendingDate ?? '',
  dueDate: invoice.dueDate,
  customName: invoice.customName ?? '',
  acceptsBankDebit: invoice.paymentMethods.achDirectDebit.enabled,
  acceptsBankTransfer: invoice.paymentMethods.bankTransfer.enabled,
  acceptsCards: invoice.paymentMethods.cardPayment.enabled,
  acceptsCrypto: invoice.paymentMethods.cryptoPayment.enabled,
  acceptsExternalPayment: invoice.paymentMethods.externalPayment.enabled,
  externalInstructions: invoice.paymentMethods.externalPayment.instructions ?? '',
  lines: invoice.items.length === 0 ? [emptyLine(0)] : invoice.items.map(lineOfItem),
  fees: invoice.fees.map(({ name, type, value = '' }, key) => ({
    key,
    name,
    type,
    value: type === 'percent' ? percentOf(value) : value,
  })),
  customFields: invoice.customFields.map(({ label, value }, key) => ({ key, label, value })),
  reminderDays: invoice.reminderDays ?? [],
  attachment: attachmentOf(invoice),
  earlyDiscount: discountOfInvoice(invoice, invoice.dueDate),
  lateFee: lateFeeOfInvoice(invoice.lateFeeSettings),
  recurrence: recurrenceOfInvoice(invoice.recurrence),
});

const attachmentOf = ({ attachedDocument }: Invoice): UploadedFile | null =>
  attachedDocument ? { id: attachedDocument.fileId, name: attachedDocument.name, size: attachedDocument.size } : null;

/** Returns the days to pay of an invoice, and the usual ones if a draft has no sending date or its due date has passed. */
export function termDaysOf({ sendingDate, dueDate }: Pick<Invoice, 'sendingDate' | 'dueDate'>): number {
  const days = sendingDate === undefined ? -1 : daysBetween(sendingDate, dueDate);
  return days < 0 ? DEFAULT_TERMS_DAYS : days;
}

/** Returns a new invoice with the content of another one. Its dates begin today, with the same time to pay. */
export function copiedValues(invoice: Invoice, today: BusinessDate): InvoiceFormValues {
  return {
    ...valuesOfInvoice(invoice),
    replaces: null,
    // The new invoice has the one that its buyer has as a contact then, if any.
    recipientAddress: undefined,
    sendingDate: '',
    dueDate: addDays(today, termDaysOf(invoice)),
    recurrence: noRecurrence,
  };
}

/** Returns a new invoice that corrects a rejected one, with its content. */
export const correctedValues = (invoice: Invoice, today: BusinessDate): InvoiceFormValues => ({
  ...copiedValues(invoice, today),
  replaces: { invoiceId: invoice._id, number: invoice.number },
});

const feeOf = ({ name, type, value }: InvoiceFormFee) => ({
  name,
  type,
  // The form shows percent, the calls take a fraction.
  ...(value !== '' && { value: type === 'percent' ? fractionOf(value) : value }),
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

/** Returns the ways to pay that the seller chose and the currency allows. */
export const paymentMethodsOf = (values: InvoiceFormValues) => ({
  achDirectDebit: { enabled: values.acceptsBankDebit && offersBankDebit(values) },
  bankTransfer: { enabled: values.acceptsBankTransfer },
  cardPayment: { enabled: values.acceptsCards },
  cryptoPayment: { enabled: values.acceptsCrypto },
  externalPayment: {
    enabled: values.acceptsExternalPayment,
    // Kept while it is off, so that switching it on again finds the text.
    ...(!isBlank(values.externalInstructions) && { instructions: values.externalInstructions }),
  },
});

/** Returns the input of the call, without empty fields. */
export function contentOf(values: InvoiceFormValues): DraftContent {
  const { replaces, recipientEmail, recipientName, currency, sendingDate, dueDate, customName } = values;
  const { lines, fees, customFields } = values;
  const lateFeeSettings = lateFeeContent(values.lateFee);
  const recurrence = recurrenceContent(values.recurrence);
  return {
    ...(!isBlank(recipientEmail) && { recipientEmail }),
    ...(!isBlank(recipientName) && { recipientName }),
    currency,
    ...(sendingDate !== '' && { sendingDate }),
    dueDate,
    ...(!isBlank(customName) && { customName }),
    paymentMethods: paymentMethodsOf(values),
    ...discountContent(values.earlyDiscount, dueDate),
    ...(lateFeeSettings && { lateFeeSettings }),
    ...(recurrence && { recurrence }),
    items: lines.map(({ name, rate, quantity }) => ({
      ...(!isBlank(name) && { name }),
      ...(rate !== '' && { rate }),
      ...(quantity !== '' && { qty: quantity }),
    })),
    fees: fees.map(feeOf).map(({ name, ...fee }) => ({ ...fee, ...(!isBlank(name) && { name }) })),
    customFields: customFields.map(({ label, value }) => ({
      ...(!isBlank(label) && { label }),
      ...(!isBlank(value) && { value }),
    })),
    reminderDays: [...values.reminderDays],
    ...(replaces && { replacesInvoiceId: replaces.invoiceId }),
    ...(values.attachment && { attachedFileId: values.attachment.id }),
  };
}

/** Returns the form as input of the rules for sending. */
export const sendableOf = (values: InvoiceFormValues): SchedulableInvoice => ({
  recipientEmail: values.recipientEmail,
  recipientName: values.recipientName,
  currency: values.currency,
  sendingDate: values.sendingDate,
  dueDate: values.dueDate,
  customFields: values.customFields,
  ...discountContent(values.earlyDiscount, values.dueDate),
  externalPayment: paymentMethodsOf(values).externalPayment,
  lateFeeSettings: lateFeeContent(values.lateFee),
  fees: values.fees.map(feeOf),
  items: values.lines.map(({ name, rate, quantity }) => ({
    name,
    ...(rate !== '' && { rate }),
    ...(quantity !== '' && { qty: quantity }),
  })),
});

/** Whether both would be saved as the same invoice; keys of lines don't matter. */
export const areSameValues = (one: InvoiceFormValues, other: InvoiceFormValues): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
