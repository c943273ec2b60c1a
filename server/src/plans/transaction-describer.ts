import type { TransactionDescriber } from '../transactions/index.ts';

/** The monthly charge of a plan. */
export const transactionDescriber: TransactionDescriber = {
  journalKinds: ['plan-charged'],
  describe: async (_db, lines) => new Map(lines.map((line) => [line, { kind: 'fee', status: 'completed' }])),
};
