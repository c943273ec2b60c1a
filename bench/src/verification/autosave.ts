import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type pg from 'pg';
import { median } from '../median.ts';
import type { BenchResult } from '../result.ts';
import { ownCheckout } from '../server/checkout.ts';
import { startCluster, withClient } from '../server/cluster.ts';
import { type BenchPerson, createOrganizations } from '../server/people.ts';
import { type Product, startProduct } from '../server/product.ts';

const answers = {
  birthDate: '1990-02-01',
  birthPlace: 'Madrid',
  nationality: 'ES',
  sex: 'female',
  address: { line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' },
  documentType: 'passport',
  documentNumber: 'AAA123456',
};

/** About the bytes of the sealed answers. */
const sealed = randomBytes(JSON.stringify(answers).length + 40);

const upsert = `insert into person_verification_steps (person_id, step, version, sealed_answers, updated_at)
  values ($1, 'personIdentityKyc', 1, $2, now())
  on conflict (person_id, step) do update set version = person_verification_steps.version + 1,
    sealed_answers = excluded.sealed_answers, updated_at = excluded.updated_at`;

const insert = (client: pg.Client, { userId }: BenchPerson) => client.query(upsert, [userId, sealed]);

function save(agent: Agent, { url, origin }: Product, { userId, cookie }: BenchPerson): Promise<void> {
  const body = JSON.stringify({ ...answers, isDraft: true });
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/${userId}/verification/identity-details`,
      {
        agent,
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`The save was answered ${response.statusCode}.`)),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Compares saving a draft through HTTP with the same insert by the bare driver, in turn, one at a time. */
export async function benchAutosave({ short }: { readonly short: boolean }): Promise<readonly BenchResult[]> {
  const runs = short ? 50 : 1000;
  const cluster = await startCluster();
  const databaseUrl = await cluster.createDatabase('autosave');
  const product = await startProduct(ownCheckout, databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    return await withClient(databaseUrl, async (client) => {
      const [saver, inserter] = await createOrganizations(client, 'applicant', 2);
      if (!saver || !inserter) throw new Error('Two organizations were asked for.');
      await client.query(`update organizations set verification_status = 'not_started'`);
      const saves: number[] = [];
      const inserts: number[] = [];
      for (let run = -20; run < runs; run += 1) {
        const saveMs = await timeOf(() => save(agent, product, saver));
        const insertMs = await timeOf(() => insert(client, inserter));
        if (run < 0) continue;
        saves.push(saveMs);
        inserts.push(insertMs);
      }
      const perSecond = (times: readonly number[]) => 1000 / median(times);
      return [
        {
          name: 'autosave of a verification',
          subject: 'through HTTP',
          reference: 'the same insert by the bare driver',
          subjectFigure: perSecond(saves),
          referenceFigure: perSecond(inserts),
          unit: '/s',
          runs,
          wanted: '≥ 0.5',
        },
      ];
    });
  } finally {
    agent.destroy();
    await product.stop();
    await cluster.close();
  }
}
