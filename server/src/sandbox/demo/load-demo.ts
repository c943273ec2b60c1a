import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { startClockAt } from '../../clock/index.ts';
import { inTransaction } from '../../db/index.ts';
import type { Work } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { demoCompanies, demoPassword, demoStaff } from './demo-companies.ts';
import { planDemoInvoices } from './demo-plan.ts';
import { createDemoPartnerKey, foundDemoCompanies } from './found-companies.ts';
import { liveThrough } from './live-through.ts';

export interface DemoSignIn {
  readonly who: string;
  readonly email: string;
  readonly password: string;
}

/** Whom a person can be in the demo. */
export const demoSignIns: readonly DemoSignIn[] = [
  ...demoCompanies.slice(0, 3).map(({ legalName, owner }) => ({ who: legalName, email: owner.email })),
  ...demoStaff.filter(({ role }) => role === 'compliance-head').map(({ email }) => ({ who: 'Back office', email })),
].map((signIn) => ({ ...signIn, password: demoPassword }));

/** Where the partner example finds its secret key. */
export const partnerKeyFile = (dataDir: string): string => path.join(dataDir, 'partner-api-key');

/**
 * Fills an empty sandbox with companies that have done business for some time: every invoice, payment and return is
 * made by the product's own operations, with the business clock moved from day to day.
 * @param tell hears how far it is, in sentences for a person
 */
export async function loadDemo(app: App, work: Work, tell: (progress: string) => void): Promise<void> {
  if (!(await isUntouched(app))) return;
  const { demoDays } = app.config;
  const today = businessDateOf(new Date());
  const firstDay = addDays(today, -demoDays);
  await startClockAt(app.db, startOfBusinessDay(firstDay));
  tell('Founding the demo companies…');
  const companies = await inTransaction(app.db, (transaction) => foundDemoCompanies(app, transaction));
  await liveThrough({ app, work, companies, tell, firstDay, today, plan: planDemoInvoices(today, demoDays) });
  // Written last: the partner's shop opens only on a finished demo.
  const secret = await inTransaction(app.db, (transaction) => createDemoPartnerKey(transaction, companies));
  await writeFile(partnerKeyFile(app.config.dataDir), secret, { mode: 0o600 });
}

/** Whether nobody has done business here yet. */
export async function isUntouched(app: App): Promise<boolean> {
  return (await app.db.selectFrom('organizations').select('id').limit(1).executeTakeFirst()) === undefined;
}
