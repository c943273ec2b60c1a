import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** A row of the list of transactions. */
export type Transaction = AnswerOf<Contract['getTransaction']>;
