import type { StaffRole } from '@quittance/sdk/contract';
import type { TestClient } from '../test-support/test-client.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import type { testServer } from '../test-support/test-server.ts';
import { createStaff } from './index.ts';

export interface SignedInStaff {
  readonly id: string;
  readonly client: TestClient;
}

const password = 'Correct-Horse-1';

/** Creates a staff member, Sam Reed, and signs them in to the back office. */
export async function signInNewStaff(
  backOffice: ReturnType<typeof testServer>,
  role: StaffRole,
): Promise<SignedInStaff> {
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
