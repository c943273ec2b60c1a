export {
  hashOfBalance,
  hashOfForm,
  hashOfJournal,
  hashOfLine,
  hashOfPlace,
  hashOfSeal,
  hashOfSealBatch,
  hashOfSealLeaf,
  type JournalForm,
  type LineForm,
  type PlacedLine,
  type SealBatchForm,
  type SealForm,
} from './canonical-form.ts';
export { type Chain, type ChainHead, readChainHead, readChainHeads, writeChainHead } from './chain-head.ts';
export { compareCsv } from './compare-csv.ts';
export { auditPath, type MerkleTree, merkleTree, rootOf } from './merkle.ts';
export type { LineAfter, LineBefore, LinePlace, LineProof, NeighbourSeal, PublishedHead, Unproven } from './proof.ts';
export { describeProblem, problemTexts, type StatementProblem } from './statement-problem.ts';
export { proofFormat, type StatementProof, type StatementProofLine } from './statement-proof-form.ts';
export { lineKeyOf, transactionIdOf } from './transaction-id.ts';
export {
  isComplete,
  isProven,
  type StatementReport,
  UnreadableProofError,
  verifyStatement,
} from './verify-statement.ts';
