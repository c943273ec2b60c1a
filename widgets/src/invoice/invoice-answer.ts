import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** An invoice as the API returns it, with decimals as text. */
export type InvoiceAnswer = AnswerOf<Contract['getInvoice']>;

export type InvoiceListener = (invoice: InvoiceAnswer) => void;
