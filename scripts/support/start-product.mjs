import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  appendToLog,
  DataFolderError,
  ensureDataFolder,
  InvalidConfigError,
  loadConfig,
} from '../../server/src/config/index.ts';
import { buildStale } from './build.mjs';
import { nodePath, sourceFlags } from './pinned-node.mjs';
import { findSharedPort, findTakenPort, internalPort } from './ports.mjs';
import { Processes } from './processes.mjs';
import { runStep } from './run-step.mjs';
import { printSummary } from './summary.mjs';

/**
 * Starts all processes of the product and runs until a signal stops it.
 * @param {{ isDevelopment: boolean, startedAt: number }} options
 * @returns {Promise<number>} the exit code
 */
export async function startProduct({ isDevelopment, startedAt }) {
  const plan = await readPlan(isDevelopment);
  if (!plan) return 1;
  const problem = await findPortProblem(plan.ports);
  if (problem) {
    say(problem);
    return 1;
  }
  return run(plan, startedAt);
}

/** @returns {Promise<string | undefined>} the problem with the ports, and the setting that solves it */
async function findPortProblem(ports) {
  const shared = findSharedPort(ports);
  if (shared) {
    const [first, second] = shared;
    return `Port ${first.port} is set for both ${first.name} and ${second.name}. Choose another port for one of them.`;
  }
  const taken = await findTakenPort(ports);
  return (
    taken &&
    `Port ${taken.port} is taken by another program. Stop that program, or choose another port with ${taken.setting}=….`
  );
}

/** @param {string} text */
const say = (text) => process.stderr.write(`${text}\n`);

async function readPlan(isDevelopment) {
  try {
    const config = loadConfig();
    await ensureDataFolder(config.dataDir);
    const partnerPort = Number(process.env.PARTNER_PORT || 4100);
    return {
      isDevelopment,
      config,
      partnerUrl: `http://127.0.0.1:${partnerPort}`,
      partnerPort,
      ports: portsOf(config, partnerPort, isDevelopment),
    };
  } catch (error) {
    if (!(error instanceof InvalidConfigError || error instanceof DataFolderError)) throw error;
    say(error.message);
    return undefined;
  }
}

function portsOf({ port, adminPort, cardSandboxPort, host, mode }, partnerPort, isDevelopment) {
  const apps = [
    { name: 'PORT', setting: 'PORT', port, host },
    { name: 'ADMIN_PORT', setting: 'ADMIN_PORT', port: adminPort, host },
  ];
  const behind = isDevelopment
    ? apps.map((app) => ({ ...app, name: `the server behind ${app.name}`, port: internalPort(app.port) }))
    : [];
  const processor = { name: 'CARD_SANDBOX_PORT', setting: 'CARD_SANDBOX_PORT', port: cardSandboxPort, host };
  return [
    ...apps,
    ...behind,
    ...(mode === 'sandbox' ? [processor] : []),
    { name: 'PARTNER_PORT', setting: 'PARTNER_PORT', port: partnerPort, host: '127.0.0.1' },
  ];
}

async function run(plan, startedAt) {
  const processes = new Processes();
  processes.stopOnRequest();
  // The server runs from source, and its demo data takes about as long as the build.
  const [isBuilt, ready] = await Promise.all([buildBeside(processes, plan), startServer(plan, processes)]);
  if (isBuilt && ready && (await releaseWidgets(processes, plan))) {
    startPartner(plan, processes);
    if (plan.isDevelopment) {
      const { startDevelopment } = await import('./development.mjs');
      processes.beforeStop(await startDevelopment(plan, processes));
    }
    printSummary({ ...plan, ...ready, logFile: logFileOf(plan.config), seconds: (Date.now() - startedAt) / 1000 });
  }
  return processes.ended();
}

/**
 * In production, releases the built widgets: pages may pin them. A released version with different bytes stops the
 * start.
 */
async function releaseWidgets(processes, { config }) {
  if (config.mode !== 'production') return true;
  const { ok } = await runStep({
    name: 'release the widgets',
    command: nodePath(),
    parameters: [...sourceFlags, 'server/src/widget-releases/release-command.ts'],
    showsOutput: true,
  });
  if (!ok) processes.fail();
  return ok;
}

/** Builds the files that pages need. A failed build stops the other processes, and vice versa. */
async function buildBeside(processes, { isDevelopment }) {
  const stop = new AbortController();
  processes.beforeStop(() => stop.abort());
  const isBuilt = await buildStale({
    workspaces: isDevelopment ? ['sdk', 'widgets'] : undefined,
    signal: stop.signal,
  });
  if (!isBuilt) processes.fail();
  return isBuilt;
}

const logFileOf = (config) => path.join(config.dataDir, 'server.log');

/** Saves the server's output. If the log can't be written, reports it once and continues. */
function keepLog(output, file) {
  let hasFailed = false;
  output.on('data', (chunk) => {
    try {
      appendToLog(file, chunk);
    } catch (error) {
      if (!hasFailed) say(`The log ${file} can't be written: ${error.message}`);
      hasFailed = true;
    }
  });
}

/** @returns the server's report once it answers requests; undefined if it ended before */
function startServer({ config, isDevelopment }, processes) {
  const server = processes.start('server', nodePath(), {
    parameters: [
      ...sourceFlags,
      ...(isDevelopment ? ['--watch', '--watch-preserve-output'] : []),
      'server/src/main.ts',
    ],
    env: isDevelopment ? behindDevelopmentServers(config) : {},
    // The log is for later; messages for the person go to stderr.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  keepLog(server.stdout, logFileOf(config));
  return new Promise((resolve) => {
    server.on('message', (message) => {
      if (message?.type === 'progress') process.stdout.write(`${message.text}\n`);
      if (message?.type === 'ready') resolve(message);
    });
    server.on('exit', () => resolve(undefined));
  });
}

const behindDevelopmentServers = (config) => ({
  PORT: String(internalPort(config.port)),
  ADMIN_PORT: String(internalPort(config.adminPort)),
  PUBLIC_URL: config.publicUrl,
  ADMIN_URL: config.adminUrl,
});

function startPartner({ config, partnerPort }, processes) {
  const keyFile = path.join(config.dataDir, 'partner-api-key');
  if (!existsSync(keyFile)) return;
  processes.start('partner example', nodePath(), {
    parameters: ['examples/partner-html/server.mjs'],
    env: {
      PARTNER_PORT: String(partnerPort),
      PARTNER_ORDERS_FILE: path.join(config.dataDir, 'partner-orders.jsonl'),
      PARTNER_MERCHANTS_FILE: path.join(config.dataDir, 'partner-merchants.jsonl'),
      QUITTANCE_URL: config.publicUrl,
      QUITTANCE_API_KEY: readFileSync(keyFile, 'utf8').trim(),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
