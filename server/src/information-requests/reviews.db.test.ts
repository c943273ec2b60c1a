import { describe, expect, it } from 'vitest';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { message, requestWorld, type StaffRequest } from './request-world-fixtures.ts';

const database = testDatabase();
const { current, ask, asked, read, answer, review, companyOf, meOf, statusOf, actionsAbout } = requestWorld(database);

describe('a review', () => {
  it('is possible once an answer is there, once', async () => {
    const id = await asked();
    expect(codeOf(await review(id))).toBe('IdempotencyConflictError');
    await answer(id);
    const reviews = await Promise.all([review(id), review(id)]);
    expect(reviews.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await read(id)).toMatchObject({ status: 'reviewed' });
    expect((await meOf())?.additionalInfoRequests).toEqual([]);
    expect(await actionsAbout(id)).toEqual([
      'information_request.sent',
      'information_request.replied',
      'information_request.reviewed',
    ]);
    expect(codeOf(await review('air_00000000000000000000000000'))).toBe('NotFoundError');
  });

  it('against an answer ends with both or with the answer alone', async () => {
    const id = await asked();
    const [reviewed, answered] = await Promise.all([review(id), answer(id)]);
    expect(answered?.status).toBe(200);
    expect((await read(id)).status).toBe(reviewed?.status === 200 ? 'reviewed' : 'replied');
  });

  it('comes before any approval of the step, the owner and the company', async () => {
    const ids = [await asked(), await asked({ externalDocumentType: 'ownerIdentity' })];
    const approve = async () => [
      codeOf(await current.staff('PUT', 'approve-step', { organizationId: current.organizationId, step: 'kyb' })),
      codeOf(await current.staff('PUT', 'approve-user', { userId: current.owner.person.userId })),
      codeOf(await current.staff('PUT', 'approve-company', { organizationId: current.organizationId })),
    ];
    expect(await approve()).toEqual(['ValidationError', 'ValidationError', 'ValidationError']);
    for (const id of ids) await answer(id);
    expect(await approve()).toEqual(['ValidationError', 'ValidationError', 'ValidationError']);
    for (const id of ids) await review(id);
    for (const step of ['companyRiskProfile', 'documentation']) {
      await current.staff('PUT', 'approve-step', { organizationId: current.organizationId, step });
    }
    expect(await approve()).toEqual([undefined, undefined, undefined]);
  });

  it('is made by asking again, which opens the step again', async () => {
    const first = await asked();
    await answer(first);
    const second = await asked({ message: 'Which lamps?', answeredRequestId: first });
    expect((await companyOf()).additionalInfoRequests).toMatchObject([
      { _id: second, status: 'sent' },
      { _id: first, status: 'reviewed', reviewedBy: 'Sam Reed' },
    ]);
    expect(await statusOf('kyb')).toBe('additional_info_requested');
    expect(await actionsAbout(first)).toContain('information_request.reviewed');
    expect(codeOf(await ask())).toBe('IdempotencyConflictError');
  });

  it('is never made of an answer that came meanwhile, unread', async () => {
    const first = await asked();
    await answer(first);
    const second = await asked({ answeredRequestId: first });
    await answer(second, { message: 'Desk lamps.' });
    const preview = (body: object) =>
      current.staff('POST', 'preview-additional-info-request', {
        organizationId: current.organizationId,
        externalDocumentType: 'companyVerification',
        message,
        ...body,
      });
    for (const body of [{}, { answeredRequestId: first }]) {
      expect(codeOf(await ask(body))).toBe('VerificationChangedError');
      expect(codeOf(await preview(body))).toBe('VerificationChangedError');
    }
    expect((await companyOf()).additionalInfoRequests).toMatchObject([
      { _id: second, status: 'replied' },
      { _id: first, status: 'reviewed' },
    ]);
    expect((await preview({ answeredRequestId: second })).status).toBe(200);
    expect((await ask({ answeredRequestId: second })).status).toBe(200);
  });

  it('against a request that names the answer ends with one of both', async () => {
    const first = await asked();
    const [answered, again] = await Promise.all([answer(first), ask({ answeredRequestId: first })]);
    expect(answered.status).toBe(200);
    // Asked before the answer came: the first is still open. After it: the answer was named.
    expect([200, 409]).toContain(again.status);
    const [latest] = (await companyOf()).additionalInfoRequests;
    expect(latest?.status).toBe(again.status === 200 ? 'sent' : 'replied');
  });

  it('reads answers, which is recorded', async () => {
    const id = await asked();
    await answer(id);
    const found = dataOf<StaffRequest[]>(
      await current.staff('GET', `additional-info-requests?organizationId=${current.organizationId}`),
    );
    expect(found).toMatchObject([{ _id: id, reply: { message: 'Lamps.' } }]);
    expect((await actionsAbout(id)).at(-1)).toBe('information_request.read');
    const none = await current.staff(
      'GET',
      `additional-info-requests?organizationId=${current.organizationId}&externalDocumentType=ubos`,
    );
    expect(dataOf<StaffRequest[]>(none)).toEqual([]);
  });
});
