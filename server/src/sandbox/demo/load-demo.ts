import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { startClockAt } from '../../clock/index.ts';
import { inTransaction, withProcessLock } from '../../db/index.ts';
import type { Work } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { demoOrganizations, demoPassword, demoStaff } from './demo-organizations.ts';
import { planDemoInvoices } from './demo-plan.ts';
import { createDemoPartnerKey, createDemoStaff } from './found-organizations.ts';
import { liveThrough } from './live-through.ts';

export interface DemoSignIn {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

/** Whom a person can be in the demo. */
export const demoSignIns: readonly DemoSignIn[] = [
  ...demoOrganizations.slice(0, 3).map(({ legalName, owner }) => ({ who: legalName, email: owner.email })),
  ...demoStaff.filter(({ role }) => role === 'compliance-head').map(({ email }) => ({ who: 'Back office', email })),
].map((signIn) => ({ ...signIn, password: demoPassword }));

/** Where the partner example finds its secret key. */
export const partnerKeyFile = (dataDir: string): string => path.join(dataDir, 'partner-api-key');

/**
 * Fills an empty sandbox with organizations that have done business for some time: every invoice, payment and return is
 * made by the product's own operations, with the business clock moved from day to day.
 * @param tell hears how far it is, in sentences for a person
 * @throws HalfLoadedDemoError
 */
export function loadDemo(app: App, work: Work, tell: (progress: string) => void): Promise<void> {
  // Several processes may start on one empty database: one fills it, and the others wait until it has.
  return withProcessLock(app.db, 'demo', () => loadOnce(app, work, tell));
}

async function loadOnce(app: App, work: Work, tell: (progress: string) => void): Promise<void> {
  if (await isHalfLoaded(app)) throw new HalfLoadedDemoError();
  if (!(await isUntouched(app))) return;
  const { demoDays } = app.config;
  const today = businessDateOf(new Date());
  const firstDay = addDays(today, -demoDays);
  await startClockAt(app.db, startOfBusinessDay(firstDay));
  tell(`Making demo data, this once: ${Math.round(demoDays / 30)} months of business take a few minutes.`);
  await inTransaction(app.db, createDemoStaff);
  const organizations = await liveThrough({
    app,
    work,
    tell,
    firstDay,
    today,
    plan: planDemoInvoices(today, demoDays),
  });
  // Written last: the partner's shop opens only on a finished demo.
  const secret = await inTransaction(app.db, (transaction) => createDemoPartnerKey(transaction, organizations));
  await writeFile(partnerKeyFile(app.config.dataDir), secret, { mode: 0o600 });
}

/** An earlier start ended half-way: the clock stands in the past, and nobody but an owner may throw a database away. */
export class HalfLoadedDemoError extends Error {
  constructor() {
    super('An earlier start ended before the demo was loaded. Give it an empty database, or set LOAD_DEMO=false.');
    this.name = 'HalfLoadedDemoError';
  }
}

/** The partner's key is made last. */
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

/** Whether nobody has done business here yet. */
export async function isUntouched(app: App): Promise<boolean> {
  return (await app.db.selectFrom('organizations').select('id').limit(1).executeTakeFirst()) === undefined;
}
