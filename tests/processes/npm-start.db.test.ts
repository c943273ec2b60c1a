import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePorts } from '../../server/src/test-support/free-ports.ts';
import { familyOf, isAlive } from './process-family.ts';

// The whole product starts here, and may have to be built first.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const repository = path.resolve(import.meta.dirname, '../..');
const patience = { timeout: 240_000, interval: 200 };

let folder: string;
let environment: Record<string, string>;
let npm: ChildProcess;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quittance-start-'));
  // As root, PostgreSQL runs as another user, who has to pass through it.
  chmodSync(folder, 0o755);
  const [port = 0, adminPort = 0, partnerPort = 0, cardSandboxPort = 0] = await freePorts(4);
  environment = {
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    CARD_SANDBOX_PORT: String(cardSandboxPort),
    PARTNER_PORT: String(partnerPort),
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOAD_DEMO: 'false',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: '',
  };
  npm = startProduct();
  await vi.waitFor(async () => expect(await isReady()).toBe(true), patience);
});

afterAll(async () => {
  try {
    const everybody = [...familyOf(npm.pid ?? 0), postmasterPid()];
    npm.kill('SIGTERM');
    await vi.waitFor(() => expect(everybody.filter(isAlive)).toEqual([]), patience);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const startProduct = (): ChildProcess =>
  spawn('npm', ['start'], { cwd: repository, env: { ...process.env, ...environment }, stdio: 'ignore' });

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${environment.PORT}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const postmasterPid = (): number =>
  Number(readFileSync(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

describe('npm start', () => {
  it('continues when its PostgreSQL is killed', async () => {
    const killed = postmasterPid();
    const everybody = familyOf(npm.pid ?? 0);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => isAlive(killed), patience).toBe(false);
    await expect.poll(isReady, patience).toBe(true);
    expect(everybody.filter((pid) => !isAlive(pid))).toEqual([]);
    expect(postmasterPid()).not.toBe(killed);
  });

  it('stops all its processes when npm is stopped, and keeps its log at the next start', async () => {
    const log = path.join(folder, 'server.log');
    const everybody = [...familyOf(npm.pid ?? 0), postmasterPid()];
    expect(everybody.length).toBeGreaterThan(4);
    npm.kill('SIGTERM');
    await expect.poll(() => everybody.filter(isAlive), patience).toEqual([]);
    const kept = readFileSync(log, 'utf8');
    expect(kept).toMatch(/"msg":"ready".*"msg":"stopped"/s);

    npm = startProduct();
    await expect.poll(isReady, patience).toBe(true);
    const log2 = readFileSync(log, 'utf8');
    expect(log2.startsWith(kept)).toBe(true);
    expect(log2.length).toBeGreaterThan(kept.length);
  });

  it('reports in one line that its folder can’t be written', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: repository,
      env: { ...process.env, ...environment, DATA_DIR: path.join(file, 'below') },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, Buffer.concat(output).toString()]).toEqual([
      1,
      `The data folder ${file}/below can't be written (ENOTDIR). Make it writable, or choose another one with DATA_DIR.\n`,
    ]);
  });
});
