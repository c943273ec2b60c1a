import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Admission, type AdmissionLimits } from './admission.ts';

const limits: AdmissionLimits = { perKey: 2, total: 3, queueLimit: 2, totalQueueLimit: 5, deadlineMs: 1_000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates work that runs until told to end, and records the order of starts. */
function controlledWork(admission: Admission) {
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

it('runs work up to the key’s limit, and the rest in the order of arrival', async () => {
  const admission = new Admission(limits);
  const { started, begin, end } = controlledWork(admission);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void begin(name, 'a');
  expect([started, admission.waiting]).toEqual([['a1', 'a2'], 2]);
  await end('a2');
  expect(started).toEqual(['a1', 'a2', 'a3']);
});

it('runs work on other keys while one key is full, up to the total', async () => {
  const admission = new Admission(limits);
  const { started, begin, end } = controlledWork(admission);
  for (const name of ['a1', 'a2', 'a3']) void begin(name, 'a');
  for (const name of ['b1', 'b2']) void begin(name, 'b');
  expect([started, admission.running, admission.waiting]).toEqual([['a1', 'a2', 'b1'], 3, 2]);
  await end('b1');
  expect(started.at(-1)).toBe('b2');
});

it('starts work only when all its keys have room; others may overtake it at first', async () => {
  const admission = new Admission({ ...limits, perKey: 1 });
  const { started, begin, end } = controlledWork(admission);
  void begin('a', 'a');
  void begin('both', 'a', 'b');
  void begin('b', 'b');
  expect(started).toEqual(['a', 'b']);
  await end('a');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'both']);
});

it('starts work that waits for two keys before work that arrived after it had waited long', async () => {
  const admission = new Admission({ ...limits, perKey: 1 });
  const { started, begin, end } = controlledWork(admission);
  void begin('b1', 'b');
  void begin('both', 'a', 'b');
  await vi.advanceTimersByTimeAsync(limits.deadlineMs / 2);
  void begin('a1', 'a');
  await end('b1');
  expect(started).toEqual(['b1', 'both']);
  await end('both');
  expect(started).toEqual(['b1', 'both', 'a1']);
});

it('gives a reserved key to others once the work that reserved it is refused', async () => {
  const admission = new Admission({ ...limits, perKey: 1 });
  const { started, begin } = controlledWork(admission);
  void begin('b1', 'b');
  const refused = expect(begin('both', 'a', 'b')).rejects.toMatchObject({ code: 'ServiceBusyError' });
  await vi.advanceTimersByTimeAsync(limits.deadlineMs / 2);
  void begin('a1', 'a');
  await vi.advanceTimersByTimeAsync(limits.deadlineMs / 2);
  await refused;
  expect(started).toEqual(['b1', 'a1']);
});

it('refuses work beyond the total queue limit, whatever its keys', async () => {
  const { begin } = controlledWork(new Admission({ ...limits, total: 1 }));
  for (let index = 0; index < 6; index += 1) void begin(`work ${index}`, `key ${index}`);
  const refused = begin('without keys');
  await expect(refused).rejects.toMatchObject({ code: 'ServiceBusyError', retryAfterSeconds: 1 });
});

it('refuses work when the queue of its key is full, with a time to try again', async () => {
  const { begin } = controlledWork(new Admission(limits));
  for (const name of ['a1', 'a2', 'a3', 'a4']) void begin(name, 'a');
  await expect(begin('a5', 'a')).rejects.toMatchObject({ code: 'ServiceBusyError', retryAfterSeconds: 1 });
});

it('refuses work that has waited past the deadline, without starting it later', async () => {
  const admission = new Admission(limits);
  const { started, begin, end } = controlledWork(admission);
  for (const name of ['a1', 'a2']) void begin(name, 'a');
  const late = expect(begin('a3', 'a')).rejects.toMatchObject({ code: 'ServiceBusyError' });
  await vi.advanceTimersByTimeAsync(limits.deadlineMs);
  await late;
  await end('a1');
  expect([started, admission.waiting]).toEqual([['a1', 'a2'], 0]);
});

it('frees the slot of work that fails', async () => {
  const admission = new Admission({ ...limits, perKey: 1 });
  await expect(admission.run(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(admission.running).toBe(0);
  expect(await admission.run(['a'], async () => 'yes')).toBe('yes');
});
