import { expect, it } from 'vitest';
import { createStaff } from '../../identity/index.ts';
import { testApp } from '../../test-support/test-app.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { work } from '../../work.ts';
import { demoPassword, demoStaff } from './demo-organizations.ts';
import { loadDemo } from './load-demo.ts';

const app = testApp(testDatabase());

it('a demo that an earlier start left half-way is neither gone on with nor taken for a whole one', async () => {
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
  // It keeps nothing locked for the next start.
  await expect(load()).rejects.toThrow('An earlier start ended before the demo was loaded.');
});
