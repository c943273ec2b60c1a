import { describe, expect, it } from 'vitest';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode, mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { readBase32 } from './base32.ts';
import { createStaff } from './index.ts';
import { newEmail, password } from './sign-in-fixtures.ts';
import { acceptedSteps, totpCode } from './totp.ts';

const database = testDatabase();
const backOffice = testServer(database, { surface: 'admin' });

async function signInStaff() {
  const email = newEmail();
  const staffId = await createStaff(database.db, {
    email,
    password,
    firstName: 'Sam',
    lastName: 'Reed',
    role: 'finance',
  });
  const client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body: { email, password } });
  const headers = { 'otp-code': await mailedCode(backOffice.app, email) };
  await client.request('/api/new/admin/sessions/confirm', { method: 'POST', body: {}, headers });
  return { client, staffId, email };
}

describe('a staff member with an authenticator app', () => {
  const url = (id: string, path: string) => `/api/${id}${path}`;

  /** Sets an app up with a mailed code. @returns what the app shows, now or in a later half minute */
  async function withApp() {
    const { client, staffId, email } = await signInStaff();
    await client.request(url(staffId, '/me/send-email-2fa'), {
      method: 'POST',
      body: { purpose: 'POST /admin/me/create-2fa-secret' },
    });
    const headers = { 'otp-code': await mailedCode(backOffice.app, email) };
    const offered = await client.request(url(staffId, '/admin/me/create-2fa-secret'), { method: 'POST', headers });
    const { secret, otpauthUri } = dataOf<{ secret: string; otpauthUri: string }>(offered);
    expect(otpauthUri).toContain('Back%20Office');
    const code = (offset = 0) => totpCode(readBase32(secret), (acceptedSteps(Date.now())[1] ?? 0) + offset);
    const confirmed = await client.request(url(staffId, '/admin/me/validate-2fa-secret'), {
      method: 'POST',
      body: { code: code(-1) },
    });
    return {
      client,
      code,
      recoveryCodes: dataOf<{ recoveryCodes: string[] }>(confirmed).recoveryCodes,
      staffId,
      email,
    };
  }

  const startWithPassword = async (email: string) => {
    const client = backOffice.client();
    const body = { email: email, password };
    const started = await client.request('/api/new/admin/sessions/intermediate', { method: 'POST', body });
    const finish = (otpCode: string) =>
      client.request('/api/new/admin/sessions/confirm', {
        method: 'POST',
        body: {},
        headers: { 'otp-code': otpCode },
      });
    return { started, finish };
  };

  it('signs in with the app’s code, once, and is mailed none', async () => {
    const { client, code, staffId, email } = await withApp();
    expect(dataOf(await client.request(url(staffId, '/admin/me/security')))).toMatchObject({ recoveryCodesLeft: 10 });
    const mails = (await mailsTo(backOffice.app, email)).length;
    const { started, finish } = await startWithPassword(email);
    expect(dataOf(started)).toMatchObject({ codeSource: 'authenticator' });
    const shown = code(1);
    expect((await finish(shown)).status).toBe(200);
    expect(codeOf(await (await startWithPassword(email)).finish(shown))).toBe('ReusedLoginOtpError');
    expect(await mailsTo(backOffice.app, email)).toHaveLength(mails);
  });

  it('signs in with a recovery code, and gives one up for mailed codes only with a code of the app', async () => {
    const { client, code, recoveryCodes, staffId, email } = await withApp();
    const { finish } = await startWithPassword(email);
    expect((await finish(recoveryCodes[0] ?? '')).status).toBe(200);
    const remove = (otpCode?: string) =>
      client.request(url(staffId, '/admin/me/2fa-secret'), {
        method: 'DELETE',
        headers: { ...(otpCode !== undefined && { 'otp-code': otpCode }) },
      });
    expect(codeOf(await remove())).toBe('OtpRequiredError');
    expect((await remove(code(1))).status).toBe(204);
    expect(dataOf((await startWithPassword(email)).started)).toMatchObject({ codeSource: 'email' });
  });

  it('sets none up without a mailed code', async () => {
    const { client, staffId } = await signInStaff();
    const offered = await client.request(url(staffId, '/admin/me/create-2fa-secret'), { method: 'POST' });
    expect(codeOf(offered)).toBe('OtpRequiredError');
  });
});
