import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditPath, hashOfLeaf, merkleTree, rootFromPath, rootOf } from './merkle.ts';

describe('the Merkle tree', () => {
  /** Leaves and roots published with Certificate Transparency for RFC 6962 (merkle tree tests). */
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const leafOf = (hex: string) =>
    createHash('sha256')
      .update(Buffer.from(`00${hex}`, 'hex'))
      .digest('hex');
  it.each([
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [4, 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
    [5, '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
    [6, '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
    [7, 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('of %i leaves has the root of the standard’s test', (leaves, root) => {
    expect(rootOf(merkleTree(inputs.slice(0, leaves).map(leafOf)))).toBe(root);
  });

  it('has a path of logarithmic length for each leaf, which proves it and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (leaves, seed) => {
        const hashes = Array.from({ length: leaves }, (_, index) => hashOfLeaf(`leaf ${index}`));
        const tree = merkleTree(hashes);
        const leaf = seed % leaves;
        const path = auditPath(tree, leaf);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(leaves)));
        const hash = hashes[leaf] ?? '';
        expect(rootFromPath(hash, { leaf, leaves, path })).toBe(rootOf(tree));
        expect(rootFromPath(hashOfLeaf('other'), { leaf, leaves, path })).not.toBe(rootOf(tree));
        expect(rootFromPath(hash, { leaf, leaves, path: [...path, hash] })).toBeUndefined();
        if (leaves > 1) {
          expect(rootFromPath(hash, { leaf: (leaf + 1) % leaves, leaves, path })).not.toBe(rootOf(tree));
          expect(rootFromPath(hash, { leaf, leaves, path: path.slice(1) })).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});
