export { transferCodeSubjects } from './code-subjects.ts';
export { fxCovering } from './cover-trades.ts';
export { createQuote, type QuoteRequest } from './create-quote.ts';
export { coverEvidence, transferEvidence } from './ledger-evidence.ts';
export { getTransfer, type Transfer } from './transfer.ts';
export { type TransferMoney, transferMoney } from './transfer-money.ts';
export { transferOwner } from './transfer-owner.ts';
export { withdrawMoney } from './withdraw-money.ts';
export { withdrawalSending } from './withdrawal-sending.ts';
