import { spawn } from 'node:child_process';
import { binary } from './binaries.ts';
import type { Place } from './place.ts';

/** PostgreSQL can't run. The message is one line that a person can act on. */
export class PostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresError';
  }
}

/** A PostgreSQL program that failed. */
export class PostgresCommandError extends PostgresError {
  constructor(name: string, code: number | null, output: string) {
    super(`PostgreSQL's ${name} ended with code ${code}: ${reasonIn(output)}`, { cause: output.trim() });
    this.name = 'PostgresCommandError';
  }
}

/** The line of a program's output that says what went wrong. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /FATAL|error:/i.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Runs one of PostgreSQL's programs as its account. It gets a process group of its own: a Ctrl-C in the terminal is for us, and
 * the database must outlive it until the last request is answered.
 */
export function runPostgresCommand(place: Place, name: 'initdb' | 'pg_ctl', parameters: string[]): Promise<void> {
  const child = spawn(binary(place.binaries, name), parameters, {
    ...place.account,
    cwd: place.folder,
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not `close`: on Windows the server that pg_ctl starts holds the pipes open.
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new PostgresCommandError(name, code, Buffer.concat(output).toString()));
    });
  });
}

/** PGDATA, PGPORT and the like would redirect the server; the locale would change its messages. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}
