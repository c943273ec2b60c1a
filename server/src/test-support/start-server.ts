import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from './free-ports.ts';

export interface ServerStart {
  /** The repository whose server is started. */
  readonly checkout: string;
  /** Where the database is, as its owner. */
  readonly databaseUrl: string;
  /** Settings besides those of a server without demo data. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where its data folder is made; the system's place for temporary files when absent. */
  readonly parentFolder?: string;
  /** Takes what it writes once it is ready. */
  readonly onOutput?: (chunk: Buffer) => void;
  /** Ends a start that is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** A server as it runs in production: a process of its own, on free ports, with a data folder of its own. */
export interface StartedServer {
  readonly url: string;
  readonly dataDir: string;
  /** @returns the exit code once it has ended */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Kills it if it still runs, and removes its data folder. */
  remove(): Promise<void>;
}

/**
 * Starts a server and waits until it is ready.
 * @throws what it wrote when it ends before; nothing of it is left then
 */
export async function startServer(start: ServerStart): Promise<StartedServer> {
  const [port = 0, adminPort = 0] = await freePorts(2);
  // Heads of chains are kept here, and those of other databases are none of this one's.
  const dataDir = await mkdtemp(path.join(start.parentFolder ?? tmpdir(), 'quittance-server-'));
  const server = spawnServer(start, { port, adminPort, dataDir });
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
  return { url: `http://127.0.0.1:${port}`, dataDir, end: server.end, remove };
}

interface Place {
  readonly port: number;
  readonly adminPort: number;
  readonly dataDir: string;
}

function spawnServer(
  { checkout, databaseUrl, environment, onOutput }: ServerStart,
  { port, adminPort, dataDir }: Place,
) {
  const child = spawn(process.execPath, ['--conditions=source', '--no-warnings', 'server/src/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
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
  // A process that could not be spawned has an `error` and no `exit`.
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
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}
