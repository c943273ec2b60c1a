import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** A row of a list. Expenses and income have the same shape. */
export type InvoiceRow = AnswerOf<Contract['listIncome']>['items'][number];
