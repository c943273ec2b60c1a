import type { StatementLine } from '../ledger/index.ts';
import type { TransactionDescriber, TransactionFacts } from '../transactions/index.ts';
import { type DepositFacts, findDepositFacts } from './deposits/own-deposits.ts';

/** Deposits: the business key names them. */
export const transactionDescriber: TransactionDescriber = {
  journalKinds: ['deposit-booked', 'deposit-released'],
  async describe(db, lines, app) {
    const deposits = await findDepositFacts({ app, db }, [...new Set(lines.map(depositOf))]);
    return new Map(
      lines.map((line): [StatementLine, TransactionFacts] => [line, factsOf(line, deposits.get(depositOf(line)))]),
    );
  },
};

function factsOf(line: StatementLine, deposit: DepositFacts | undefined): TransactionFacts {
  // A deposit that staff assigned to another organization opens there only, and its sender is that one's business.
  if (deposit?.organizationId !== line.organizationId) return { kind: 'deposit', status: 'returned' };
  const { senderName, remittance } = deposit;
  const reference = remittance.trim();
  return {
    kind: 'deposit',
    status: deposit.isSentBack || matchOf(line) < deposit.match ? 'returned' : 'completed',
    ...(senderName && { counterparty: senderName }),
    ...(reference && { reference }),
    record: { kind: 'deposit', id: depositOf(line) },
  };
}

/** The id in a business key such as `deposit:dep_…:booked`. */
const depositOf = ({ businessKey }: StatementLine): string => businessKey.split(':')[1] ?? '';

/** The number at the end of the business key of a later match, such as `deposit:dep_…:booked:2`. */
const matchOf = ({ businessKey }: StatementLine): number => Number(/:(\d+)(?::reversed)?$/.exec(businessKey)?.[1] ?? 1);
