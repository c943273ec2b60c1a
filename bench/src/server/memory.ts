import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The memory of a process that is in use, in MB of 1,048,576 bytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) / 1024;
}

/** Resets the peak that {@link mostMegabytes} returns. Linux only. */
export const forgetMostMegabytes = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');

/** The most memory of a process at any moment since {@link forgetMostMegabytes}, as the kernel counts it. */
export async function mostMegabytes(pid: number): Promise<number> {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('The kernel does not say how much memory a process had at most.');
  return Number(kilobytes) / 1024;
}
