import type { StaffRole } from '@quittance/sdk/contract';
import type { TestClient } from '../test-support/test-client.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import type { TestServer } from '../test-support/test-server.ts';
import { createStaff } from './index.ts';
import { password } from './sign-in-fixtures.ts';

export interface SignedInStaff {
  readonly id: string;
  readonly client: TestClient;
}

/** Creates a staff member, Sam Reed, and signs them in to the back office. */
export async function signInNewStaff(backOffice: TestServer, role: StaffRole): Promise<SignedInStaff> {
  const email = `${crypto.randomUUID()}@bank.example`;
  const id = await createStaff(backOffice.app.db, { email, password, firstName: 'Sam', lastName: 'Reed', role });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  await client.request('/api/new/admin/sessions/confirm', {
    method: 'POST',
    body: { remember2FaChecked: true },
    headers: { 'otp-code': await mailedCode(backOffice.app, email) },
  });
  return { id, client };
}
