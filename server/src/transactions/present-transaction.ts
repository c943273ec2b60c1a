import type { AccountType, CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import { transactionIdOf } from '@quittance/sdk/proofs';
import { businessDateOf } from '@quittance/sdk/time';
import type { StatementLine } from '../ledger/index.ts';
import type { TransactionFacts } from './describer.ts';

export type WireTransaction = CallOutput<Contract['getTransaction']>;

/** A line with its facts. */
export interface DescribedLine {
  readonly line: StatementLine;
  readonly facts: TransactionFacts;
}

/** Only US dollars have account types; the code of the account ends with it. */
const accountTypeOf = ({ unit, accountCode }: StatementLine): AccountType | undefined =>
  unit === 'USD' ? (accountCode.slice(accountCode.lastIndexOf(':') + 1) as AccountType) : undefined;

export function presentTransaction({ line, facts }: DescribedLine): WireTransaction {
  const { unit: currency, changeMinor } = line;
  const accountType = accountTypeOf(line);
  return {
    _id: transactionIdOf(line),
    bookedAt: line.bookedAt.toISOString(),
    date: businessDateOf(line.bookedAt),
    kind: facts.kind,
    direction: changeMinor > 0n ? 'in' : 'out',
    status: facts.status,
    ...(facts.counterparty !== undefined && { counterparty: facts.counterparty }),
    ...(facts.reference !== undefined && { reference: facts.reference }),
    currency,
    ...(accountType && { accountType }),
    amount: toWireDecimal(changeMinor, currency),
    balance: toWireDecimal(line.balanceMinor, currency),
    ...(facts.record && { record: facts.record }),
  };
}
