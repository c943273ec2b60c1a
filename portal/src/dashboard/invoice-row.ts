import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** A page of a list, and a row of it. Expenses and income have the same shape. */
export type InvoicePage = AnswerOf<Contract['listIncome']>;
export type InvoiceRow = InvoicePage['items'][number];
