import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hashOfBytes } from './sha256.ts';

// The Merkle tree of RFC 6962, section 2.1, over hashes of leaves in hexadecimal.

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

export const hashOfLeaf = (form: string): string => hashOfBytes(leafPrefix, utf8ToBytes(form));

const hashOfNode = (left: string, right: string): string =>
  hashOfBytes(nodePrefix, hexToBytes(left), hexToBytes(right));

/** A tree with all its nodes: the leaves first, the root last. */
export type MerkleTree = readonly (readonly string[])[];

/** Builds the tree of at least one leaf. A node without a neighbour moves up a level unchanged. */
export function merkleTree(leaves: readonly string[]): MerkleTree {
  const levels: (readonly string[])[] = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) {
    const below = level;
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) => {
      const [left = '', right] = [below[2 * index], below[2 * index + 1]];
      return right === undefined ? left : hashOfNode(left, right);
    });
  }
  return levels;
}

export const rootOf = (tree: MerkleTree): string => tree.at(-1)?.[0] ?? '';

/** Returns the hashes beside the way from a leaf to the root, from the bottom up: the audit path. */
export const auditPath = (tree: MerkleTree, leaf: number): readonly string[] =>
  tree.slice(0, -1).flatMap((level, height) => level[(leaf >> height) ^ 1] ?? []);

/** Computes the root that a leaf and its audit path lead to; undefined for a path of the wrong length. */
export function rootFromPath(
  hash: string,
  { leaf, leaves, path }: { readonly leaf: number; readonly leaves: number; readonly path: readonly string[] },
): string | undefined {
  let root = hash;
  let used = 0;
  for (let index = leaf, width = leaves; width > 1; index >>= 1, width = Math.ceil(width / 2)) {
    // The last node of an odd level has no neighbour.
    if ((index ^ 1) >= width) continue;
    const beside = path[used];
    if (beside === undefined) return undefined;
    used += 1;
    root = index % 2 === 0 ? hashOfNode(root, beside) : hashOfNode(beside, root);
  }
  return used === path.length && leaf >= 0 && leaf < leaves ? root : undefined;
}
