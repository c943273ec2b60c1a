import type { TransactionDescriber } from '../transactions/index.ts';

/** Deposits: the business key names them. */
export const transactionDescriber: TransactionDescriber = {
  journalKinds: ['deposit-booked', 'deposit-released'],
  async describe(_db, lines) {
    return new Map(
      lines.map((line) => {
        const [, id = ''] = line.businessKey.split(':');
        return [line, { kind: 'deposit', status: 'completed', record: { kind: 'deposit', id } }];
      }),
    );
  },
};
