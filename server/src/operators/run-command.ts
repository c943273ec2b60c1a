import { ensureDataFolder, loadConfig } from '../config/index.ts';
import { createApp } from '../create-app.ts';
import { connect, inTransaction, openDatabase, prepareSchema } from '../db/index.ts';
import { explainError } from '../explain-error.ts';
import { createLogger, type OperationContext, systemContext } from '../kernel/index.ts';
import { CommandError } from './command-line.ts';

export interface Command {
  /** `npm run <name>`. */
  readonly name: string;
  readonly help: string;
  /** Reads the parameters. @returns the work, which runs in one transaction and returns the lines to print */
  prepare(parameters: readonly string[]): Promise<(context: OperationContext) => Promise<readonly string[]>>;
}

/** Runs a command on the database of this installation, whether or not a server is running. */
export async function runCommand(command: Command): Promise<void> {
  const parameters = process.argv.slice(2);
  if (parameters.includes('--help')) {
    process.stdout.write(`${command.help.trim()}\n`);
    return;
  }
  try {
    const work = await command.prepare(parameters);
    const lines = await onDatabase(command.name, work);
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof CommandError ? error.message : explainError(error)}\n`);
    process.exitCode = 1;
  }
}

async function onDatabase<Result>(name: string, work: (context: OperationContext) => Promise<Result>): Promise<Result> {
  const config = loadConfig();
  await ensureDataFolder(config.dataDir);
  const server = await openDatabase(config);
  try {
    const { db, close } = connect(await prepareSchema(server.ownerUrl, config), {
      poolSize: 1,
      limits: config.databaseLimits.job,
      applicationName: `quittance ${name}`,
    });
    try {
      const app = createApp({ config, db, log: createLogger({ level: 'silent' }) });
      const run = () => inTransaction(db, (transaction) => work(systemContext(app, transaction)));
      // Of two commands at the same time, the second one finds what the first one created.
      return await run().catch((error) => (isDuplicate(error) ? run() : Promise.reject(error)));
    } finally {
      await close();
    }
  } finally {
    await server.close();
  }
}

const isDuplicate = (error: { readonly code?: unknown }): boolean => error.code === '23505';
