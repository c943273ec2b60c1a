export { findPublishedHead, proveLines, readWaysBack } from './prove-lines.ts';
