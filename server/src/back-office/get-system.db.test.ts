import type { StaffRole } from '@quittance/sdk/contract';
import { expect, it } from 'vitest';
import { newStaff } from '../files/files-fixtures.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';

const backOffice = testServer(testDatabase(), { surface: 'admin' });

async function systemAs(role: StaffRole) {
  const { client, userId } = await newStaff(backOffice, role);
  return await client.request(`/api/${userId}/admin/system`);
}

it('tells heads of compliance what the server is configured for', async () => {
  expect(await systemAs('compliance-head')).toMatchObject({ status: 200, body: { data: { mode: 'sandbox' } } });
});

it.each<StaffRole>(['compliance-admin', 'customer-success', 'finance'])('is refused to %s', async (role) => {
  expect(await systemAs(role)).toMatchObject({ status: 403 });
});
