import { addDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import { expect, it } from 'vitest';
import { listApplications } from '../../account-applications/index.ts';
import { startClockAt } from '../../clock/index.ts';
import { createStaff } from '../../identity/index.ts';
import { listOpenedAccounts } from '../../organizations/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { work } from '../../work.ts';
import { demoPassword, demoStaff } from './demo-organizations.ts';
import { loadDemo, withoutCallbacks } from './load-demo.ts';
import { organizationNamed } from './sign-up-organizations.ts';
import { simulateHistory } from './simulate-history.ts';

const app = testApp(testDatabase());
const fresh = testApp(testDatabase());

it('an unfinished demo of an earlier start is neither continued nor used', async () => {
  const [member] = demoStaff;
  if (!member) throw new Error('The demo has staff.');
  await createStaff(app.db, {
    email: member.email,
    role: member.role,
    firstName: 'Grace',
    lastName: 'Adeyemi',
    password: demoPassword,
  });
  const load = () => loadDemo(app, work, () => {});
  await expect(load()).rejects.toThrow('An earlier start ended before the demo was loaded.');
  // It must hold no lock for the next start.
  await expect(load()).rejects.toThrow('An earlier start ended before the demo was loaded.');
});

it('its companies have applied for their accounts at the provider before they have them', async () => {
  const today = businessDateOf(new Date());
  const firstDay = addDays(today, -3);
  await startClockAt(fresh.db, startOfBusinessDay(firstDay));
  const organizations = await simulateHistory({
    app: fresh,
    work: withoutCallbacks(work),
    tell: () => {},
    firstDay,
    today,
    plan: [],
  });
  const { organizationId } = organizationNamed(organizations, 'harbor');
  const applications = await listApplications(fresh.db, organizationId);
  expect(applications.map(({ accountType, state }) => `${accountType} ${state}`)).toEqual([
    'traditional approved',
    'smart approved',
    'merchant approved',
  ]);
  const opened = await listOpenedAccounts(fresh.db, organizationId);
  expect(opened.map(({ currency }) => currency)).toEqual(['USD', 'USD', 'EUR', 'GBP']);
});
