import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './free-ports.ts';

export interface ServerStart {
  /** The repository whose server to start. */
  readonly checkout: string;
  /** URL of the database, as its owner. */
  readonly databaseUrl: string;
  /** Settings besides those of a server without demo data. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Parent of its data folder; default: the system's temporary folder. */
  readonly parentFolder?: string;
  /** Receives its output once it is ready. */
  readonly onOutput?: (chunk: Buffer) => void;
  /** Aborts the start. */
  readonly signal?: AbortSignal;
}

/** A server in a separate process, as in production, on free ports and with its own data folder. */
export interface StartedServer {
  readonly url: string;
  /** Of the back office. */
  readonly adminUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Sends the signal. @returns the exit code once it has ended */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Kills it if it is still running, and removes its data folder. */
  remove(): Promise<void>;
}

/**
 * Starts a server and waits until it is ready.
 * @throws Error with its output when it ends before that; nothing of it remains
 */
export async function startServer(start: ServerStart): Promise<StartedServer> {
  const [port = 0, adminPort = 0, cardSandboxPort = 0] = await freePorts(3);
  // Chain heads are kept here, and those of other databases would be foreign.
  const dataDir = await mkdtemp(path.join(start.parentFolder ?? tmpdir(), 'quittance-server-'));
  const server = spawnServer(start, { port, adminPort, cardSandboxPort, dataDir });
  const remove = async () => {
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  };
  const abort = () => void server.end('SIGKILL');
  start.signal?.addEventListener('abort', abort);
  if (start.signal?.aborted) abort();
  try {
    await server.ready;
  } catch (error) {
    await remove();
    throw error;
  } finally {
    start.signal?.removeEventListener('abort', abort);
  }
  const [url, adminUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${adminPort}`];
  return { url, adminUrl, dataDir, pid: server.pid, end: server.end, remove };
}

interface Place {
  readonly port: number;
  readonly adminPort: number;
  readonly cardSandboxPort: number;
  readonly dataDir: string;
}

function spawnServer(
  { checkout, databaseUrl, environment, onOutput }: ServerStart,
  { port, adminPort, cardSandboxPort, dataDir }: Place,
) {
  const child = spawn(process.execPath, ['--conditions=source', '--no-warnings', 'server/src/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      CARD_SANDBOX_PORT: String(cardSandboxPort),
      PUBLIC_URL: `http://localhost:${port}`,
      LOAD_DEMO: 'false',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const early: Buffer[] = [];
  let take = (chunk: Buffer): unknown => early.push(chunk);
  child.stdout?.on('data', (chunk: Buffer) => take(chunk));
  child.stderr?.on('data', (chunk: Buffer) => take(chunk));
  // A process that could not be spawned emits `error` but no `exit`.
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      early.push(Buffer.from(error.message));
      resolve(null);
    });
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { readonly type: string }) => {
      if (message.type !== 'ready') return;
      take = onOutput ?? (() => {});
      resolve();
    });
    void ended.then((code) =>
      reject(new Error(`The server of ${checkout} ended with ${code}:\n${Buffer.concat(early).toString()}`)),
    );
  });
  return {
    ready,
    // Undefined only for a process that could not be spawned, which is never ready.
    pid: child.pid ?? 0,
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}
