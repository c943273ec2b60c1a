import { expect, it } from 'vitest';
import { createStaff } from '../../identity/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { work } from '../../work.ts';
import { demoPassword, demoStaff } from './demo-organizations.ts';
import { loadDemo } from './load-demo.ts';

const app = testApp(testDatabase());

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
