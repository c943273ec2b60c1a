import { expect, it } from 'vitest';
import { Processes } from './processes.mjs';

const node = (code) => ({ parameters: ['-e', code], stdio: 'ignore' });

it('stops all when one ends, and tells its exit code', async () => {
  const processes = new Processes();
  processes.start('waiting', process.execPath, node('setInterval(() => {}, 1000)'));
  processes.start('failing', process.execPath, node('process.exit(3)'));
  expect(await processes.ended()).toBe(3);
});

it('cleans up at once what comes only after the stop has begun', async () => {
  const processes = new Processes();
  processes.start('failing', process.execPath, node('process.exit(3)'));
  await processes.ended();
  let isClean = false;
  processes.beforeStop(() => {
    isClean = true;
  });
  expect(isClean).toBe(true);
});
