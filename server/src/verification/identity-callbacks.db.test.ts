import { describe, expect, it } from 'vitest';
import { sandboxIdentityCallbacks } from '../providers/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { identityCheckWorld, type Posting, type StartedCheck } from './identity-check-fixtures.ts';

const { server, app, owner, started, completed, statusesOf, referenceOf, post } = identityCheckWorld(testDatabase());

describe('a callback is refused', () => {
  const refuses = async (posting: Posting) => {
    await started();
    const reference = await referenceOf(owner());
    expect(codeOf(await post({ reference, outcome: 'approved' }, posting))).toBe('UnauthenticatedError');
    expect(await statusesOf(owner())).toMatchObject({ identity_status: 'not_started' });
  };

  it('when another key signed it', () => refuses({ key: Buffer.alloc(32) }));

  it('when it was changed', async () => {
    await started();
    const forgedBody = JSON.stringify({ reference: await referenceOf(owner()), outcome: 'approved' });
    await refuses({ forgedBody });
  });

  it('when it is old', () => refuses({ signedAt: new Date(Date.now() - 6 * 60_000) }));

  it('when it names no session, or no outcome', async () => {
    expect(codeOf(await post({ reference: 'check_unknown', outcome: 'approved' }))).toBe('NotFoundError');
    expect(codeOf(await post({ reference: 'check_unknown', outcome: 'fine' }))).toBe('MalformedRequestError');
  });
});

it('that asks for another check after a long one tells the person by mail, once; they see it at once otherwise', async () => {
  const mails = async () =>
    (await mailsTo(app, owner().person.email)).filter(({ subject }) => subject.includes('verify your identity again'));
  await started('later');
  await completed();
  const reference = await referenceOf(owner());
  await post({ reference, outcome: 'retry' });
  await post({ reference, outcome: 'retry' });
  expect(await statusesOf(owner())).toEqual({ kyc_status: 'in_progress', identity_status: 'not_started' });
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('could not be finished')]);
  await started('retry');
  await completed();
  expect(await mails()).toHaveLength(1);
});

describe('the sandbox vendor’s page', () => {
  const open = async (url: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url);
    const response = await fetch(`${server.url}${pathname}${search}`, init);
    return { response, html: await response.text() };
  };
  const decideOn = (url: string, decision: string) =>
    open(new URL('/sandbox/identity-verification/decide', url).href, {
      method: 'POST',
      body: new URLSearchParams({ token: new URL(url).searchParams.get('token') ?? '', decision }),
    });

  it('lets decide, and is read by the server', async () => {
    const { url } = await started();
    const { html, response } = await open(url);
    expect(html).toContain('lang="en"');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const after = await decideOn(url, 'approve');
    expect(after.html).toContain('The identity was approved.');
    expect(after.html).not.toContain('name="decision"');
    expect(await completed()).toMatchObject({ outcome: 'approved' });
  });

  it('lets decide earlier than later, and keeps the first final decision', async () => {
    const { url } = await started('later');
    expect((await open(url)).html).toContain('value="deny"');
    await decideOn(url, 'retry');
    expect((await decideOn(url, 'approve')).html).toContain('could not decide');
  });

  it('is in Spanish for Spanish readers', async () => {
    const answer = await owner().client.request(`/api/${owner().person.userId}/verification/create-kyc-session`, {
      method: 'POST',
      body: {},
      headers: { 'accept-language': 'es-MX' },
    });
    expect((await open(dataOf<StartedCheck>(answer).url)).html).toContain('Verifique su identidad');
  });

  it('says that a link opens nothing', async () => {
    const unknown = await open('http://x/sandbox/identity-verification?token=idv_wrong');
    expect([unknown.response.status, unknown.html.includes('not available')]).toEqual([404, true]);
    const { url } = await started();
    await app.db
      .updateTable('sandbox_identity_sessions')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await open(url)).response.status).toBe(404);
    expect((await decideOn(url, 'approve')).response.status).toBe(404);
  });

  it('gives its callback up after five attempts that reach nobody', async () => {
    await started('approve');
    const away = { ...app, config: { ...app.config, publicUrl: 'http://127.0.0.1:1' } };
    const begin = (await app.clock.now(app.db)).getTime();
    for (let minute = 1; minute <= 6; minute += 1) {
      await sandboxIdentityCallbacks.runDue(away, new Date(begin + minute * 2 * 60_000));
    }
    const row = await app.db
      .selectFrom('sandbox_identity_sessions')
      .select(['attempts', 'callback_at'])
      .where('reference', '=', await referenceOf(owner()))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ attempts: 5, callback_at: null });
  });
});
