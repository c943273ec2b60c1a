import type { StatementLine } from '../ledger/index.ts';
import type { TransactionDescriber, TransactionFacts } from '../transactions/index.ts';
import { findDepositOwners } from './deposits/own-deposits.ts';

/** Deposits: the business key names them. */
export const transactionDescriber: TransactionDescriber = {
  journalKinds: ['deposit-booked', 'deposit-released'],
  async describe(db, lines) {
    const owners = await findDepositOwners(db, [...new Set(lines.map(depositOf))]);
    return new Map(
      lines.map((line): [StatementLine, TransactionFacts] => {
        const id = depositOf(line);
        // A deposit that staff assigned to another organization opens there only.
        const isOwn = owners.get(id) === line.organizationId;
        const record = isOwn ? ({ kind: 'deposit', id } as const) : undefined;
        return [line, { kind: 'deposit', status: 'completed', record }];
      }),
    );
  },
};

/** The id in a business key such as `deposit:dep_…:booked`. */
const depositOf = ({ businessKey }: StatementLine): string => businessKey.split(':')[1] ?? '';
