import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { defaultDatabaseLimits, rotateLog } from '../../config/index.ts';
import { onConnection } from '../on-connection.ts';
import { nameOfProcess } from './account.ts';
import { PostgresError, runPostgresCommand } from './command.ts';
import type { Place } from './place.ts';

export interface ClusterOptions {
  /** Server settings, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Skips flushing to disk after initdb; only for throwaway clusters. */
  readonly disposable?: boolean;
}

const dataFolder = (place: Place): string => path.join(place.folder, 'data');
const passwordFile = (place: Place): string => path.join(place.folder, 'password');

/** How long to wait for a server that is currently stopping or starting. */
const serverTimeoutMs = 15_000;

/** Creates the cluster unless it exists. */
export async function ensureCreated(place: Place, options: ClusterOptions = {}): Promise<void> {
  if (!existsSync(dataFolder(place))) await create(place, options);
}

/**
 * Starts the cluster unless it is running.
 * @returns the owner's connection URL of the database `postgres`
 * @throws PostgresError
 */
export async function ensureRunning(place: Place, options: ClusterOptions = {}): Promise<string> {
  const giveUpAt = Date.now() + serverTimeoutMs;
  for (;;) {
    if (!existsSync(dataFolder(place)))
      throw new PostgresError(`PostgreSQL's data folder is missing: ${dataFolder(place)}.`);
    const running = await findRunning(place);
    if (running) return running;
    const sizesBefore = await logSizes(place);
    const failure = await start(place, options).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!failure) continue;
    await assertNoForeignHolder(place);
    const reason = await findReason(place, sizesBefore);
    if ((reason && !transientFailure.test(reason.text)) || Date.now() > giveUpAt)
      throw startFailure(place, failure, reason);
    await delay(100);
  }
}

/** Stops the server at once but cleanly: running statements are cancelled, nothing committed is lost. */
export async function stop(place: Place): Promise<void> {
  await runPostgresCommand(place, 'pg_ctl', ['stop', '--pgdata', dataFolder(place), '--mode=fast', '--wait']);
}

async function create(place: Place, options: ClusterOptions): Promise<void> {
  const draft = `${dataFolder(place)}.${randomBytes(4).toString('hex')}`;
  await ensurePassword(place);
  await runPostgresCommand(place, 'initdb', [
    ...['--pgdata', draft, '--username=postgres', '--pwfile', passwordFile(place), '--auth=scram-sha-256'],
    // The builtin provider sorts the same on every system and doesn't change with a library.
    ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    ...(options.disposable ? ['--no-sync'] : []),
  ]);
  await rename(draft, dataFolder(place)).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(dataFolder(place))) throw error;
  });
}

/** Writes the password once: two processes that start together must agree on it. */
async function ensurePassword(place: Place): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const file = passwordFile(place);
  await writeFile(file, password, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (place.account) await chown(file, place.account.uid, place.account.gid);
}

async function start(place: Place, options: ClusterOptions): Promise<void> {
  const port = await choosePort(place);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...logSettings,
    ...options.settings,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = startLog(place);
  rotateLog(log);
  await runPostgresCommand(place, 'pg_ctl', [
    ...['start', '--pgdata', dataFolder(place), '--log', log, '--wait', '--timeout=60'],
    ...['--options', flags.join(' ')],
  ]);
  await writeFile(portFile(place), String(port));
}

/** PostgreSQL's output before it opens its own log. */
const startLog = (place: Place): string => path.join(place.folder, 'postgres.log');

/**
 * Keeps one log for each weekday, overwritten a week later. Statement errors are not logged here because PostgreSQL
 * would quote values; the client logs them without personal data.
 */
const logSettings = {
  logging_collector: 'on',
  // Next to the data folder.
  log_directory: '..',
  log_filename: 'postgres-%a.log',
  log_file_mode: '0600',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** Asserts that postmaster.pid doesn't name another program, as it may after a reboot. @throws PostgresError */
async function assertNoForeignHolder(place: Place): Promise<void> {
  const file = path.join(dataFolder(place), 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  const name = pid > 0 ? await nameOfProcess(pid) : undefined;
  if (name === undefined || /postgres/i.test(name)) return;
  throw new PostgresError(
    `PostgreSQL can't start: ${file} names process ${pid}, which is another program (${name}). Remove that file and start again.`,
  );
}

interface FailureReason {
  readonly text: string;
  readonly log: string;
}

/** Transient failures: another process is stopping or starting the server, or the port was taken meanwhile. */
const transientFailure = /lock file|shared memory block|could not (bind|create any TCP)|the database system is/;

/** Finds PostgreSQL's own explanation of the failed start. */
async function findReason(place: Place, sizesBefore: ReadonlyMap<string, number>): Promise<FailureReason | undefined> {
  for (const log of await logFiles(place)) {
    const lines = (await readFrom(log, sizesBefore.get(log) ?? 0)).split('\n');
    const line = lines.findLast((text) => /FATAL|PANIC/.test(text));
    if (line) return { text: line.replace(/^.*(FATAL|PANIC):\s*/, ''), log };
  }
  return undefined;
}

function startFailure(place: Place, cause: unknown, reason: FailureReason | undefined): PostgresError {
  const { text, log } = reason ?? {
    text: cause instanceof Error ? cause.message : String(cause),
    log: startLog(place),
  };
  return new PostgresError(`PostgreSQL can't start: ${text} Its log is ${log}.`, { cause });
}

/** Lists the log of the start, then those that PostgreSQL writes itself. */
async function logFiles(place: Place): Promise<readonly string[]> {
  const names = await readdir(place.folder).catch(() => []);
  const collected = names
    .filter((name) => /^postgres-\w+\.log$/.test(name))
    .map((name) => path.join(place.folder, name));
  return [startLog(place), ...collected];
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Reads the current sizes of the logs: everything after them belongs to a later start. */
async function logSizes(place: Place): Promise<ReadonlyMap<string, number>> {
  const logs = await logFiles(place);
  return new Map(await Promise.all(logs.map(async (log) => [log, await sizeOf(log)] as const)));
}

/** Reads a file from the position; reads all of it if it was truncated meanwhile. */
async function readFrom(file: string, position: number): Promise<string> {
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  return content.subarray(content.byteLength < position ? 0 : position).toString('utf8');
}

/**
 * Finds the address of the server that runs on the data folder, from its postmaster.pid. It may be an orphan whose
 * parent was killed. Only a successful connection counts: the process may be exiting or be another program.
 */
async function findRunning(place: Place): Promise<string | undefined> {
  const lines = await readFile(path.join(dataFolder(place), 'postmaster.pid'), 'utf8').catch(() => '');
  const [, , , port, , , , status] = lines.split('\n');
  if (!port || status?.trim() !== 'ready') return undefined;
  const password = await readFile(passwordFile(place), 'utf8');
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  return (await answers(url)) ? url : undefined;
}

const answers = (url: string): Promise<boolean> =>
  onConnection(url, async () => {}, defaultDatabaseLimits.listener).then(
    () => true,
    () => false,
  );

const portFile = (place: Place): string => path.join(place.folder, 'port');

/** Prefers the port of the last start if it is free, so that connection pools find a restarted server. */
async function choosePort(place: Place): Promise<number> {
  const last = Number(await readFile(portFile(place), 'utf8').catch(() => 0));
  return freePort(last).catch(() => freePort(0));
}

/** @param wanted 0 for any */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
