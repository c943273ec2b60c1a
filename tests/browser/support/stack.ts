import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePorts } from '../../../server/src/test-support/free-ports.ts';
import { type Child, startNode } from './child.ts';

export interface SignIn {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

/** The whole product as `npm start` runs it, on free ports and with its own database. */
export interface Stack {
  readonly portalUrl: string;
  readonly adminUrl: string;
  /** The sandbox's card processor. */
  readonly cardProcessorUrl: string;
  /** On 127.0.0.1 while the portal is on localhost: another site for the browser. */
  readonly partnerUrl: string;
  /** The secret key that the partner's back end calls the API with. */
  readonly partnerApiKey: string;
  /** The demo's people. */
  readonly signIns: readonly SignIn[];
  /** Runs `npm run ledger:verify` on the stack's database while it runs. */
  verifyLedger(): Promise<{ readonly exitCode: number | null; readonly report: string }>;
  /** Verifies a person and their businesses, as a review would. */
  approve(email: string): Promise<void>;
  /**
   * Lets half a minute pass for somebody, so that no test waits for it: the codes of their authenticator app count as
   * unused, and the link of their sign-up may be mailed again.
   */
  letTimePass(email: string): Promise<void>;
  /** Ends the pauses, of seconds to minutes, after which the bank is asked again about what it did not answer. */
  askBankAgain(): Promise<void>;
  /** All tests share one address, from which few people may sign up within minutes. */
  forgetLookups(): Promise<void>;
  /** Notes the ledger's head, as every process does every five minutes. */
  noteHeads(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quittance-browser-'));
  const children: Child[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startIn(folder, children)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param children collects every started process, also when a later one fails */
async function startIn(folder: string, children: Child[]): Promise<Omit<Stack, 'stop'>> {
  // If we are root, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(folder, 0o755);
  const [port = 0, adminPort = 0, partnerPort = 0, cardPort = 0] = await freePorts(4);
  const portalUrl = `http://localhost:${port}`;
  const adminUrl = `http://localhost:${adminPort}`;
  const cardProcessorUrl = `http://localhost:${cardPort}`;
  const server = startNode('server/src/main.ts', {
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    CARD_SANDBOX_PORT: String(cardPort),
    PUBLIC_URL: portalUrl,
    ADMIN_URL: adminUrl,
    DATABASE_URL: '',
    DATA_DIR: folder,
    PARTNER_PORT: String(partnerPort),
    // Journeys create their own data, and a short demo history starts faster.
    DEMO_DAYS: '60',
    LOG_LEVEL: 'warn',
  });
  children.push(server);
  const signIns = await ready(server);
  const databaseUrl = (await readFile(path.join(folder, 'database-url'), 'utf8')).trim();
  const partnerUrl = `http://127.0.0.1:${partnerPort}`;
  const partnerApiKey = (await readFile(path.join(folder, 'partner-api-key'), 'utf8')).trim();
  const partner = startNode('examples/partner-html/server.mjs', {
    PARTNER_PORT: String(partnerPort),
    PARTNER_ORDERS_FILE: path.join(folder, 'orders.jsonl'),
    PARTNER_MERCHANTS_FILE: path.join(folder, 'merchants.jsonl'),
    QUITTANCE_URL: portalUrl,
    QUITTANCE_API_KEY: partnerApiKey,
  });
  children.push(partner);
  await listening(partner, partnerUrl);
  return {
    portalUrl,
    adminUrl,
    cardProcessorUrl,
    partnerUrl,
    partnerApiKey,
    signIns,
    async verifyLedger() {
      const verification = startNode('server/src/verify-ledger-command.ts', { DATABASE_URL: databaseUrl });
      return { exitCode: await verification.ended, report: verification.output() };
    },
    // An instruction with longer to go is being submitted.
    askBankAgain: () =>
      onDatabase(databaseUrl, null, [
        `update rails_instructions set next_attempt_at = now()
          where state = 'unknown' and next_attempt_at < now() + interval '60 seconds'`,
      ]),
    forgetLookups: () => onDatabase(databaseUrl, null, [`delete from sign_in_attempts where kind = 'email-lookup'`]),
    noteHeads: () => onDatabase(databaseUrl, null, ['select anchor.note_heads()']),
    approve: (email) =>
      onDatabase(databaseUrl, email, [
        `update people set kyc_status = 'approved', pep_status = 'approved' where email = $1`,
        `update organizations set verification_status = 'approved' where id in
          (select organization_id from memberships join people on people.id = person_id where email = $1)`,
      ]),
    letTimePass: (email) =>
      onDatabase(databaseUrl, email, [
        `update authenticators set last_step = 0 where user_id in
          (select id from people where email = $1 union all select id from staff where email = $1)`,
        "update sign_ups set mailed_at = mailed_at - interval '30 seconds' where email = $1",
      ]),
  };
}

/** @param email the statements' parameter, if they have one */
async function onDatabase(databaseUrl: string, email: string | null, statements: readonly string[]): Promise<void> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  try {
    for (const statement of statements) await database.query(statement, email === null ? [] : [email]);
  } finally {
    await database.end();
  }
}

/** @returns the demo's sign-ins, once the server answers */
function ready(server: Child): Promise<readonly SignIn[]> {
  return new Promise((resolve, reject) => {
    server.process.on('message', (message: { readonly type: string; readonly signIns?: readonly SignIn[] }) => {
      if (message.type === 'ready') resolve(message.signIns ?? []);
    });
    server.process.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${server.output()}`)));
  });
}

async function listening(child: Child, url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.process.exitCode !== null) throw new Error(`${url} did not start:\n${child.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
