export { assertProven, ProofError, type ProvenBatches, proveBatches } from './check-proof.ts';
export type { LineProof, PublishedHead, Unproven } from './proof.ts';
export { findPublishedHead, proveLines, readWaysBack } from './prove-lines.ts';
