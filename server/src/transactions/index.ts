export { describeStatementReport } from './describe-statement-report.ts';
export { describeAgain, transactionDescribing } from './describe-waiting.ts';
export type { TransactionDescriber, TransactionFacts } from './describer.ts';
export { latestTransactions } from './latest-transactions.ts';
