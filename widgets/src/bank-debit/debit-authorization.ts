import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** The text that the payer agrees to, word for word, with its version and hash. */
export type DebitAuthorization = AnswerOf<Contract['getDebitAuthorization']>;
