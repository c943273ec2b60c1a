import { readdir, readFile } from 'node:fs/promises';

/** Of a clock tick in /proc, which Linux counts by the hundredth of a second. */
const tickMs = 10;

interface ProcessTime {
  readonly parent: number;
  /** Processor time, with that of children that have ended. */
  readonly ms: number;
}

/** The process's line in /proc, without its name, which may contain spaces; null for one that has ended. */
async function readTime(pid: number): Promise<ProcessTime | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  const [, parent = 0, ...rest] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = rest.slice(9);
  return { parent, ms: (user + system + childrenUser + childrenSystem) * tickMs };
}

/** Milliseconds of processor time that processes and their children have used. Linux only. */
export async function processorMs(pids: readonly number[]): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const times = await Promise.all(all.map(async (pid) => ({ pid, time: await readTime(pid) })));
  return times.reduce(
    (sum, { pid, time }) => (time && (pids.includes(pid) || pids.includes(time.parent)) ? sum + time.ms : sum),
    0,
  );
}
