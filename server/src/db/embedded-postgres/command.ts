import { spawn } from 'node:child_process';
import { binary } from './binaries.ts';
import type { Place } from './place.ts';

/** PostgreSQL can't run. The message is one line that says what to do. */
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

/** Returns the output line that states the problem. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /FATAL|error:/i.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Runs a PostgreSQL program under its account, in a separate process group. Ctrl-C in the terminal must not reach it:
 * the database must run until the server has answered its last request.
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
    // Not `close`: on Windows, the server that pg_ctl starts keeps the pipes open.
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new PostgresCommandError(name, code, Buffer.concat(output).toString()));
    });
  });
}

/**
 * Removes PGDATA, PGPORT and the like, which would redirect the server, and the locale, which would change messages.
 */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}
