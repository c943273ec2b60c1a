import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { startClockAt } from '../../clock/index.ts';
import { inTransaction, withProcessLock } from '../../db/index.ts';
import type { Work } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { sandboxAccountCallbacks } from '../../providers/index.ts';
import { addDemoContacts } from './add-contacts.ts';
import { demoOrganizations, demoPassword, demoStaff } from './demo-organizations.ts';
import { planDemoInvoices } from './demo-plan.ts';
import { createDemoPartnerKey, createDemoStaff } from './sign-up-organizations.ts';
import { simulateHistory } from './simulate-history.ts';

export interface DemoSignIn {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

/** Accounts that a person can sign in with in the demo. */
export const demoSignIns: readonly DemoSignIn[] = [
  ...demoOrganizations.slice(0, 3).map(({ legalName, owner }) => ({ who: legalName, email: owner.email })),
  ...demoStaff.filter(({ role }) => role === 'compliance-head').map(({ email }) => ({ who: 'Back office', email })),
].map((signIn) => ({ ...signIn, password: demoPassword }));

/** Path of the file with the partner example's secret key. */
export const partnerKeyFile = (dataDir: string): string => path.join(dataDir, 'partner-api-key');

/**
 * Fills an empty sandbox with organizations that have a history: the product's own operations create every invoice,
 * payment and return, with the business clock moved from day to day.
 * @param tell receives progress messages for a person
 * @throws HalfLoadedDemoError
 */
export function loadDemo(app: App, work: Work, tell: (progress: string) => void): Promise<void> {
  // Several processes may start on one empty database: one fills it, the others wait.
  return withProcessLock(app.db, 'demo', () => loadOnce(app, work, tell));
}

async function loadOnce(app: App, work: Work, tell: (progress: string) => void): Promise<void> {
  if (await isHalfLoaded(app)) throw new HalfLoadedDemoError();
  if (!(await isUntouched(app))) return;
  const { demoDays } = app.config;
  const today = businessDateOf(new Date());
  const firstDay = addDays(today, -demoDays);
  await startClockAt(app.db, startOfBusinessDay(firstDay));
  tell(`Creating demo data (first start only): ${Math.round(demoDays / 30)} months of business take a few minutes.`);
  await inTransaction(app.db, createDemoStaff);
  const organizations = await simulateHistory({
    app,
    work: withoutCallbacks(work),
    tell,
    firstDay,
    today,
    plan: planDemoInvoices(today, demoDays),
  });
  await inTransaction(app.db, (db) => addDemoContacts(app, db, organizations));
  // Last step: a partner key marks a finished demo.
  const secret = await inTransaction(app.db, (transaction) =>
    createDemoPartnerKey(transaction, organizations, app.config),
  );
  await writeFile(partnerKeyFile(app.config.dataDir), secret, { mode: 0o600 });
}

/** Nobody listens for callbacks while the demo is loaded: the account provider is asked instead. */
export const withoutCallbacks = ({ due, ...work }: Work): Work => ({
  ...work,
  due: due.filter(({ name }) => name !== sandboxAccountCallbacks.name),
});

/** An earlier start ended half-way: the clock is in the past, and only an owner may delete a database. */
export class HalfLoadedDemoError extends Error {
  constructor() {
    super('An earlier start ended before the demo was loaded. Give it an empty database, or set LOAD_DEMO=false.');
    this.name = 'HalfLoadedDemoError';
  }
}

/** The partner's key is created last. */
async function isHalfLoaded({ db }: App): Promise<boolean> {
  const staff = await db
    .selectFrom('staff')
    .select('id')
    .where(
      'email',
      'in',
      demoStaff.map(({ email }) => email),
    )
    .limit(1)
    .executeTakeFirst();
  if (!staff) return false;
  return (await db.selectFrom('api_keys').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether the database has no organizations yet. */
export async function isUntouched(app: App): Promise<boolean> {
  return (await app.db.selectFrom('organizations').select('id').limit(1).executeTakeFirst()) === undefined;
}
