import type { TransactionDescriber } from '../transactions/index.ts';

/** Money for redeemed points. */
export const transactionDescriber: TransactionDescriber = {
  journalKinds: ['reward-paid'],
  describe: async (_db, lines) => new Map(lines.map((line) => [line, { kind: 'reward', status: 'completed' }])),
};
