import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Admission, type AdmissionLimits } from './admission.ts';

const limits: AdmissionLimits = { perKey: 2, total: 3, queueLimit: 2, deadlineMs: 1_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Works that run until they are told to end, and note when they start. */
function bench(admission: Admission) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, ...keys: string[]) =>
    admission.run(keys, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { started, begin, end };
}

it('lets in as many as a key allows, then in the order in which they came', async () => {
  const admission = new Admission(limits);
  const { started, begin, end } = bench(admission);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void begin(name, 'a');
  expect([started, admission.waiting]).toEqual([['a1', 'a2'], 2]);
  await end('a2');
  expect(started).toEqual(['a1', 'a2', 'a3']);
});

it('lets other keys past a full one, up to the total', async () => {
  const admission = new Admission(limits);
  const { started, begin, end } = bench(admission);
  for (const name of ['a1', 'a2', 'a3']) void begin(name, 'a');
  for (const name of ['b1', 'b2']) void begin(name, 'b');
  expect([started, admission.running, admission.waiting]).toEqual([['a1', 'a2', 'b1'], 3, 2]);
  await end('b1');
  expect(started.at(-1)).toBe('b2');
});

it('starts work only when all its keys have room, and holds none of them meanwhile', async () => {
  const admission = new Admission({ ...limits, perKey: 1 });
  const { started, begin, end } = bench(admission);
  void begin('a', 'a');
  void begin('both', 'a', 'b');
  void begin('b', 'b');
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'both']);
});

it('refuses what comes when the queue of a key is full, and says when to come back', async () => {
  const { begin } = bench(new Admission(limits));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void begin(name, 'a');
  await expect(begin('a5', 'a')).rejects.toMatchObject({ code: 'ServiceBusyError', retryAfterSeconds: 1 });
});

it('refuses what has waited past the deadline, without starting it later', async () => {
  const admission = new Admission(limits);
  const { started, begin, end } = bench(admission);
  for (const name of ['a1', 'a2']) void begin(name, 'a');
  const late = expect(begin('a3', 'a')).rejects.toMatchObject({ code: 'ServiceBusyError' });
  await vi.advanceTimersByTimeAsync(limits.deadlineMs);
  await late;
  await end('a1');
  expect([started, admission.waiting]).toEqual([['a1', 'a2'], 0]);
});

it('gives its place back when the work fails', async () => {
  const admission = new Admission({ ...limits, perKey: 1 });
  await expect(admission.run(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(admission.running).toBe(0);
  expect(await admission.run(['a'], async () => 'yes')).toBe('yes');
});
