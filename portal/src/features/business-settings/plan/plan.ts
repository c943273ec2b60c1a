import type { AnswerOf, Contract } from '@quittance/sdk/client';

/** The plan of the organization, as the server answers it. */
export type Plan = AnswerOf<Contract['getPlan']>;
