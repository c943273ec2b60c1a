import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Statement } from './statements.ts';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** @returns its path, or undefined where it is not installed: it does not come with the embedded PostgreSQL */
export function findPgbench(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, 'pgbench'));
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => path.join(debianFolder, version, 'bin/pgbench'))
    : [];
  return [...onPath, ...debian].find((file) => existsSync(file));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'bigint') return `'${value}'`;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}

const inlined = ({ text, values }: Statement): string =>
  `${text.replace(/\$(\d+)/g, (_match, index: string) => literal(values[Number(index) - 1])).replace(/\s*\n\s*/g, ' ')};`;

/** A script in which each client runs its own share of the payments, since none can be made twice. */
export function scriptOf(payments: readonly (readonly Statement[])[], clients: number): string {
  const shares = Array.from({ length: clients }, (_, client) =>
    payments.filter((_payment, index) => index % clients === client).flatMap((payment) => payment.map(inlined)),
  );
  const branches = shares.map((share, client) =>
    [`\\${client === 0 ? 'if' : 'elif'} :client_id = ${client}`, ...share].join('\n'),
  );
  return [...branches, '\\endif', ''].join('\n');
}

/** @returns how long all payments took, milliseconds */
export async function runPgbench(
  pgbench: string,
  url: string,
  payments: readonly (readonly Statement[])[],
  clients: number,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbench-'));
  try {
    const script = path.join(folder, 'payments.sql');
    await writeFile(script, scriptOf(payments, clients));
    const parameters = ['--no-vacuum', `--client=${clients}`, '--jobs=2', '--transactions=1', `--file=${script}`, url];
    const { stdout, stderr } = await run(pgbench, parameters);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(perSecond > 0) || /aborted|failed: [1-9]/.test(stderr))
      throw new Error(`pgbench failed:\n${stdout}${stderr}`);
    // Each of its transactions is one client's whole share.
    return (clients / perSecond) * 1000;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
