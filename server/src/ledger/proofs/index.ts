export { findPublishedHead, proveLines, readWaysBack } from './prove-lines.ts';
export { proveNeighbours } from './prove-neighbours.ts';
