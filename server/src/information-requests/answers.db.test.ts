import { describe, expect, it } from 'vitest';
import { setVerificationStatus } from '../identity/index.ts';
import { newMember, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { business, identity } from '../verification/verification-fixtures.ts';
import { caseWorld } from '../verification-cases/case-world-fixtures.ts';
import { type Me, path, type Request, requestWorld } from './request-world-fixtures.ts';

const database = testDatabase();
const { db, portal, current, use, asked, read, answer, review, companyOf, meOf, statusOf, fileOf, invoiceOf } =
  requestWorld(database);
const { newCompany } = caseWorld(database);

describe('an answer', () => {
  it('is a draft until it is sent with text, files and invoices, which staff then read', async () => {
    const id = await asked();
    const fileId = await fileOf();
    const invoiceId = await invoiceOf(current.owner);
    const attach = () =>
      current.owner.ask('POST', '/verification/attach-invoice-to-RAI', { additionalInfoRequestId: id, invoiceId });
    await attach();
    expect(dataOf<Request>(await attach()).reply.invoices).toMatchObject([
      { _id: invoiceId, recipientName: 'Stranger Inc.' },
    ]);
    expect((await answer(id, { message: 'Lam', fileIds: [fileId], isDraft: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'sent', reply: { message: 'Lam', files: [{ _id: fileId }] } });
    expect((await companyOf()).additionalInfoRequests[0]).not.toHaveProperty('reply');
    const sent = dataOf<Request>(await answer(id, { message: 'Lamps.', fileIds: [fileId] }));
    expect(sent).toMatchObject({ status: 'replied', repliedAt: expect.any(String) });
    expect(await statusOf('kyb')).toBe('completed');
    expect(await companyOf()).toMatchObject({
      displayStatus: 'needsReview',
      steps: { kyb: { requestAdditionalInfo: 'replied' } },
      additionalInfoRequests: [
        {
          status: 'replied',
          repliedBy: 'Ada Vale',
          reply: { message: 'Lamps.', files: [{ _id: fileId }], invoices: [{ _id: invoiceId }] },
        },
      ],
    });
    const stored = await db
      .selectFrom('information_requests')
      .select('sealed_reply')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored.sealed_reply?.includes('Lamps')).toBe(false);
  });

  it('needs something to say', async () => {
    const id = await asked();
    const refused = await answer(id, { message: '  ' });
    expect(refused.body).toMatchObject({ code: 'ValidationError', validations: [{ path: 'message' }] });
    expect(codeOf(await answer(id, { message: 'x'.repeat(5001) }))).toBe('ValidationError');
    expect((await answer(id, { fileIds: [await fileOf()] })).status).toBe(200);
  });

  it('keeps its files once it is sent', async () => {
    const id = await asked();
    const [lost, kept] = [await fileOf(), await fileOf()];
    const remove = (fileId: string) => current.owner.ask('DELETE', '/files', { fileId });
    await answer(id, { fileIds: [lost, kept], isDraft: true });
    expect((await remove(lost)).status).toBe(200);
    expect((await read(id)).reply.files).toMatchObject([{ _id: kept }]);
    expect((await answer(id, { fileIds: [kept] })).status).toBe(200);
    expect(codeOf(await remove(kept))).toBe('InformationRequestClosedError');
  });

  it('is sent once, even by two people at the same time', async () => {
    const id = await asked();
    const answers = await Promise.all([answer(id, { message: 'One' }), answer(id, { message: 'Two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('InformationRequestClosedError');
    expect(codeOf(await answer(id, { message: 'Draft', isDraft: true }))).toBe('InformationRequestClosedError');
  });

  it('takes only files and invoices of the organization', async () => {
    const id = await asked();
    const stranger = await newOwner(portal);
    for (const fileId of [await fileOf('documentation'), await fileOf('additionalInfoRequest', stranger)]) {
      expect(codeOf(await answer(id, { message: 'x', fileIds: [fileId] }))).toBe('NotFoundError');
    }
    const invoiceId = await invoiceOf(stranger);
    const body = { additionalInfoRequestId: id, invoiceId };
    expect(codeOf(await current.owner.ask('POST', '/verification/attach-invoice-to-RAI', body))).toBe('NotFoundError');
    expect(codeOf(await answer(id, { message: 'x' }, stranger))).toBe('NotFoundError');
    expect(codeOf(await stranger.ask('GET', `${path}?id=${id}`))).toBe('NotFoundError');
  });

  it('loses an invoice again until it is sent', async () => {
    const id = await asked();
    const invoiceId = await invoiceOf(current.owner);
    const change = (method: 'POST' | 'DELETE') =>
      current.owner.ask(method, '/verification/attach-invoice-to-RAI', { additionalInfoRequestId: id, invoiceId });
    await change('POST');
    expect(dataOf<Request>(await change('DELETE')).reply.invoices).toEqual([]);
    expect(codeOf(await change('DELETE'))).toBe('NotFoundError');
    await answer(id);
    expect(codeOf(await change('POST'))).toBe('InformationRequestClosedError');
  });

  it.each(['read-only', 'no-access'] as const)('is not for people with the role %s', async (role) => {
    const id = await asked();
    const member = await newMember(portal, current.owner, role);
    expect((await member.ask('GET', `${path}?id=${id}`)).status).toBe(403);
    expect((await answer(id, { message: 'x' }, member)).status).toBe(403);
    expect((await meOf(member))?.additionalInfoRequests).toEqual([]);
  });

  it('closes the step only after the last request about it', async () => {
    use(await newCompany());
    const first = await asked({ externalDocumentType: 'ubos' });
    const second = await asked({ externalDocumentType: 'executiveOfficer' });
    await answer(first);
    expect(await statusOf('ubos')).toBe('additional_info_requested');
    await answer(second);
    expect(await statusOf('ubos')).toBe('completed');
  });

  it('leaves a step that was corrected and submitted meanwhile as it is', async () => {
    const id = await asked();
    expect((await current.owner.ask('POST', '/verification/kyb', { ...business, legalName: 'Harbor SL' })).status).toBe(
      200,
    );
    await answer(id);
    expect(await statusOf('kyb')).toBe('submitted');
  });

  it.each([
    ['with gaps', { ...business, legalName: '' }],
    ['however complete', { ...business, legalName: 'Harbor SL' }],
  ])('returns a step with a draft, %s, until it is submitted', async (_case, draft) => {
    const id = await asked();
    expect((await current.owner.ask('POST', '/verification/kyb', { ...draft, isDraft: true })).status).toBe(200);
    expect((await answer(id)).status).toBe(200);
    expect(await statusOf('kyb')).toBe('rejected');
    // The owner is led back to it.
    expect((await meOf())?.isResubmissionRequested).toBe(true);
    await review(id);
    expect(
      codeOf(await current.staff('PUT', 'approve-step', { organizationId: current.organizationId, step: 'kyb' })),
    ).toBe('IdempotencyConflictError');
    expect((await current.owner.ask('POST', '/verification/kyb', business)).status).toBe(200);
    expect(
      (await current.staff('PUT', 'approve-step', { organizationId: current.organizationId, step: 'kyb' })).status,
    ).toBe(204);
  });

  it('returns the documents once one of them was removed', async () => {
    const id = await asked({ externalDocumentType: 'documentation' });
    const { fileId } = (await companyOf()).steps.documentation.data?.proofOfAddress ?? {};
    expect((await current.owner.ask('DELETE', '/files', { fileId })).status).toBe(200);
    await answer(id);
    expect(await statusOf('documentation')).toBe('rejected');
  });

  it('about the identity leaves it to the vendor while that decides', async () => {
    const { userId } = current.owner.person;
    await setVerificationStatus(db, userId, { kycStatus: 'submitted', identityStatus: 'pending' });
    const id = await asked({ externalDocumentType: 'ownerIdentity' });
    await answer(id);
    expect(dataOf<Me>(await current.owner.ask('GET', '/me'))).toMatchObject({
      kycStatus: 'submitted',
      identityStatus: 'pending',
    });
  });

  it('leaves an identity with other details open until the vendor checked these', async () => {
    const statuses = async () => {
      const { kycStatus, identityStatus } = dataOf<Me>(await current.owner.ask('GET', '/me'));
      return [kycStatus, identityStatus];
    };
    const id = await asked({ externalDocumentType: 'ownerIdentity' });
    const save = (body: object) =>
      current.owner.ask('POST', '/verification/identity-details', { ...identity, ...body });
    await save({ isDraft: true });
    expect(await statuses()).toEqual(['additional_info_requested', 'approved']);
    await save({ birthPlace: 'Oviedo', isDraft: true });
    expect(await statuses()).toEqual(['additional_info_requested', 'not_started']);
    await answer(id);
    await review(id);
    expect(await statuses()).toEqual(['additional_info_requested', 'not_started']);
    expect((await current.staff('PUT', 'approve-user', { userId: current.owner.person.userId })).status).toBe(409);
    expect((await current.owner.ask('POST', '/verification/set-kyc-vendor-dummy')).status).toBe(200);
    expect(await statuses()).toEqual(['submitted', 'approved']);
  });

  it('of a company that was denied meanwhile changes no step', async () => {
    const id = await asked();
    await db
      .updateTable('organizations')
      .set({ verification_status: 'denied' })
      .where('id', '=', current.organizationId)
      .execute();
    expect((await answer(id)).status).toBe(200);
    expect(await statusOf('kyb')).toBe('additional_info_requested');
  });

  it('of two devices is not overwritten: the version decides', async () => {
    const id = await asked();
    const { version } = (await read(id)).reply;
    const first = dataOf<Request>(await answer(id, { message: 'One', version, isDraft: true }));
    expect(first.reply.version).toBe(version + 1);
    expect(codeOf(await answer(id, { message: 'Two', version, isDraft: true }))).toBe('VerificationChangedError');
    expect(codeOf(await answer(id, { message: 'Two', version }))).toBe('VerificationChangedError');
    expect((await read(id)).reply.message).toBe('One');
    expect((await answer(id, { message: 'Two', version: first.reply.version })).status).toBe(200);
  });

  it('keeps the language of its files once it is sent', async () => {
    const id = await asked();
    const fileId = await fileOf();
    const change = () => current.owner.ask('POST', '/files/update-language', { fileId, language: 'es' });
    await answer(id, { fileIds: [fileId], isDraft: true });
    expect((await change()).status).toBe(200);
    await answer(id, { fileIds: [fileId] });
    expect(codeOf(await change())).toBe('InformationRequestClosedError');
  });
});
