export { describeAgain, transactionDescribing } from './describe-waiting.ts';
export type { TransactionDescriber, TransactionFacts } from './describer.ts';
export { latestTransactions } from './latest-transactions.ts';
export {
  compareCsv,
  describeStatementReport,
  isProven,
  UnreadableProofError,
  verifyStatement,
} from './verify-statement.ts';
