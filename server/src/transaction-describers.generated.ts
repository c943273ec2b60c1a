// Written by scripts/generate.mjs from the folders beside it. Run `npm run generate`; do not edit.
import { transactionDescriber as accounts } from './accounts/transaction-describer.ts';
import { transactionDescriber as payments } from './payments/transaction-describer.ts';
import { transactionDescriber as plans } from './plans/transaction-describer.ts';
import { transactionDescriber as rewards } from './rewards/transaction-describer.ts';
import { transactionDescriber as transfers } from './transfers/transaction-describer.ts';
import type { TransactionDescriber } from './transactions/index.ts';

/** What describes the transactions of each area. */
export const transactionDescribers: readonly TransactionDescriber[] = [accounts, payments, plans, rewards, transfers];
