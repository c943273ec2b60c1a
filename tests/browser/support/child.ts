import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

export interface Child {
  readonly process: ChildProcess;
  /** Output so far, for the message of a failing test. */
  output(): string;
  /** Stops the process in order, and waits until it has ended. */
  stop(): Promise<void>;
  /** @returns the exit code, once the process has ended without `stop` */
  readonly ended: Promise<number | null>;
}

/** Starts one of the repository's Node programs, with TypeScript as it is. */
export function startNode(file: string, environment: Readonly<Record<string, string>>): Child {
  const child = spawn(process.execPath, ['--conditions=source', '--no-warnings', file], {
    cwd: repository,
    env: { ...process.env, NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    process: child,
    ended,
    output: () => Buffer.concat(chunks).toString(),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
