import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { BenchCluster } from '../../server/cluster.ts';
import { withClient } from '../../server/cluster.ts';
import { concurrency, type LoadTimes } from '../payment-load.ts';
import { readScript, type ScriptStep } from './script.ts';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
const script = path.join(import.meta.dirname, 'payment.sql');

/** The fixed script to compare payments with, and the program that runs it. */
export interface Floor {
  readonly runner: 'pgbench' | 'Node';
  /** @returns payments a second after the warm-up */
  measure(times: LoadTimes): Promise<number>;
}

/**
 * Finds pgbench. @returns its path; undefined if it is not installed, since the embedded PostgreSQL doesn't include it
 */
function findPgbench(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted().toReversed() : [];
  const debian = versions.map((version) => path.join(debianFolder, version, 'bin/pgbench'));
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pgbench'));
  return [...debian, ...onPath].find((file) => existsSync(file));
}

export async function prepareFloor(cluster: BenchCluster): Promise<Floor> {
  const url = await cluster.createDatabase('floor');
  const folder = import.meta.dirname;
  const invoices = await readFile(path.join(folder, 'invoices.sql'), 'utf8');
  const schema = await readFile(path.join(folder, 'schema.sql'), 'utf8');
  await withClient(url, (client) => client.query(schema));
  // Each part of a run pays separate invoices, since an invoice can be paid only once.
  let last = 0;
  const issue = async (seconds: number): Promise<number> => {
    const first = last + 1;
    last += Math.ceil(seconds * maxPerClientAndSecond);
    const filled = invoices.replaceAll(':first', String(first)).replaceAll(':last', String(last));
    await withClient(url, (client) => client.query(`${filled}; analyze floor_invoices, floor_accounts`));
    return first - 1;
  };
  const pgbench = findPgbench();
  if (!pgbench) {
    process.stderr.write(
      'pgbench is not installed (Debian: apt-get install postgresql-15, without starting a cluster), so that Node runs the ' +
        'fixed script instead; it is slower, which flatters the ratio.\n',
    );
  }
  const one = async (ms: number): Promise<number> => {
    const before = await issue(ms / 1000);
    return pgbench ? runPgbench(pgbench, url, ms, before) : runInNode(url, ms, before);
  };
  return {
    runner: pgbench ? 'pgbench' : 'Node',
    async measure({ warmUpMs, measuredMs }) {
      await one(warmUpMs);
      return await one(measuredMs);
    },
  };
}

/** Above the rate of any machine, so that the invoices suffice. */
const maxPerClientAndSecond = 400;

async function runPgbench(pgbench: string, url: string, ms: number, before: number): Promise<number> {
  const { stdout, stderr } = await run(pgbench, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${concurrency}`,
    '--jobs=2',
    `--time=${Math.round(ms / 1000)}`,
    `--define=n=${before}`,
    `--file=${script}`,
    url,
  ]);
  const perSecond = Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1]);
  if (!(perSecond > 0) || /aborted/.test(stderr)) throw new Error(`pgbench failed:\n${stdout}${stderr}`);
  return perSecond;
}

/** Runs the same script without pgbench. */
async function runInNode(url: string, ms: number, before: number): Promise<number> {
  const steps = readScript(await readFile(script, 'utf8'));
  const clients = Array.from({ length: concurrency }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const end = performance.now() + ms;
  let paid = 0;
  const payOneAfterAnother = async (client: pg.Client, id: number) => {
    const variables = new Map([
      ['n', before],
      ['client_id', id],
    ]);
    while (performance.now() < end) {
      await runOnce(client, steps, variables);
      paid += 1;
    }
  };
  try {
    await Promise.all(clients.map(payOneAfterAnother));
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  return (paid * 1000) / ms;
}

async function runOnce(client: pg.Client, steps: readonly ScriptStep[], variables: Map<string, number>): Promise<void> {
  for (const step of steps) {
    if ('set' in step) variables.set(step.set, step.value(variables));
    else
      await client.query({
        name: step.name,
        text: step.text,
        values: step.variables.map((name) => variables.get(name)),
      });
  }
}
