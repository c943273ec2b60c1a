import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { startCluster, withClient } from '../server/cluster.ts';
import { forgetMostMegabytes, mostMegabytes, residentMegabytes } from '../server/memory.ts';
import { createOrganizations, createStaff } from '../server/people.ts';
import { startProduct } from '../server/product.ts';
import { documentMegabytes, documentOf, upload } from './upload.ts';

const allowedMegabytes = 8;
/** Tiny uploads before, so that code is loaded. */
const warmUps = 20;
const runs = { whole: 9, short: 3 } as const;

/** Measures by how much a document of the greatest size raises the memory of the server while it arrives and is stored. */
export async function benchUploads({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const count = short ? runs.short : runs.whole;
  const cluster = await startCluster();
  try {
    const databaseUrl = await cluster.createDatabase('uploads');
    const product = await startProduct(ownCheckout, databaseUrl);
    try {
      const { staff, organizations } = await withClient(databaseUrl, async (client) => ({
        staff: await createStaff(client),
        organizations: await createOrganizations(client, 'upload', warmUps + count),
      }));
      const rises: number[] = [];
      for (const [index, { organizationId }] of organizations.entries()) {
        const isWarmUp = index < warmUps;
        const bytes = documentOf(isWarmUp ? 0.001 : documentMegabytes);
        const before = await residentMegabytes(product.pid);
        await forgetMostMegabytes(product.pid);
        await upload(product, staff, organizationId, bytes);
        if (isWarmUp) continue;
        rises.push((await mostMegabytes(product.pid)) - before);
      }
      process.stderr.write(`each upload: ${rises.map((rise) => rise.toFixed(1)).join(', ')} MB\n`);
      return [
        {
          name: 'rise of the server’s memory',
          subject: `upload of ${documentMegabytes} MB, the most of ${rises.length}`,
          subjectFigure: Math.max(...rises),
          reference: 'allowed',
          referenceFigure: allowedMegabytes,
          unit: 'MB',
          runs: 1,
          wanted: '≤ 1',
        },
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await cluster.close();
  }
}
