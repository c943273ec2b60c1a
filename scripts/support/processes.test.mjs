import { expect, it } from 'vitest';
import { Processes } from './processes.mjs';

const node = (code) => ({ parameters: ['-e', code], stdio: 'ignore' });

it('stops all when one ends, and returns its exit code', async () => {
  const processes = new Processes();
  processes.start('waiting', process.execPath, node('setInterval(() => {}, 1000)'));
  processes.start('failing', process.execPath, node('process.exit(3)'));
  expect(await processes.ended()).toBe(3);
});

it('runs a cleanup at once if it is added after the stop began', async () => {
  const processes = new Processes();
  processes.start('failing', process.execPath, node('process.exit(3)'));
  await processes.ended();
  let isClean = false;
  processes.beforeStop(() => {
    isClean = true;
  });
  expect(isClean).toBe(true);
});

it('stops all with a failure when something they need has failed', async () => {
  const processes = new Processes();
  const waiting = 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000)';
  const child = processes.start('waiting', process.execPath, {
    parameters: ['-e', `${waiting}; process.send("waiting")`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await new Promise((resolve) => child.once('message', resolve));
  processes.fail();
  expect(await processes.ended()).toBe(1);
});

it('stops a process at once if it is started after the stop began', async () => {
  const processes = new Processes();
  processes.start('failing', process.execPath, node('process.exit(3)'));
  await processes.ended();
  const late = processes.start('late', process.execPath, node('setInterval(() => {}, 1000)'));
  const signal = await new Promise((resolve) => late.once('exit', (_, by) => resolve(by)));
  expect(signal).toBe('SIGTERM');
});
