import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePorts } from '../../server/src/test-support/free-ports.ts';
import { familyOf, isAlive } from './process-family.ts';

const repository = path.resolve(import.meta.dirname, '../..');

it('npm run gallery stops all its processes when npm is stopped', async () => {
  const [port] = await freePorts(1);
  const npm = spawn('npm', ['run', 'gallery', '--', '--port', String(port)], { cwd: repository, stdio: 'ignore' });
  const isServed = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isServed, { timeout: 50_000 }).toBe(true);
  const everybody = familyOf(npm.pid ?? 0);
  npm.kill('SIGTERM');
  await expect.poll(() => everybody.filter(isAlive)).toEqual([]);
  expect(await isServed()).toBe(false);
});
