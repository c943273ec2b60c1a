import { spawn } from 'node:child_process';
import { binary } from './binaries.ts';
import type { Place } from './place.ts';

/** A PostgreSQL program that failed, with what it printed. */
export class PostgresCommandError extends Error {
  constructor(name: string, code: number | null, output: string) {
    super(`${name} ended with code ${code}:\n${output.trim()}`);
    this.name = 'PostgresCommandError';
  }
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
