import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { storedFileOf } from '../files/files-fixtures.ts';
import { setVerificationStatus } from '../identity/index.ts';
import { saveDraft, sendInvoice } from '../invoices/index.ts';
import { systemContext } from '../kernel/index.ts';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { openCurrencyAccount } from '../organizations/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { business, identity } from '../verification/verification-fixtures.ts';
import { newApplication, type Staff, signInStaff } from '../verification-cases/case-fixtures.ts';
import { caseWorld } from '../verification-cases/case-world-fixtures.ts';

type Request = CallOutput<Contract['getInformationRequest']>;
type StaffRequest = CallOutput<Contract['requestInformation']>;
type Company = CallOutput<Contract['getCompanyUnderVerification']>;
type Me = CallOutput<Contract['getMe']>;

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });
const { newCompany } = caseWorld(database);

let staff: Staff;
let owner: Acting;
let organizationId: string;
beforeEach(async () => {
  staff = await signInStaff(backOffice, 'compliance-admin');
  owner = await newApplication(portal);
  organizationId = owner.person.organization.id;
});

const path = '/verification/additional-info-request';
const message = 'Which products do you sell?';
const ask = (body: object = {}) =>
  staff('POST', 'additional-info-request', {
    organizationId,
    externalDocumentType: 'companyVerification',
    message,
    ...body,
  });
const asked = async (body: object = {}) => dataOf<StaffRequest>(await ask(body))._id;
const read = async (id: string) => dataOf<Request>(await owner.ask('GET', `${path}?id=${id}`));
const answer = (additionalInfoRequestId: string, body: object = { message: 'Lamps.' }, by = owner) =>
  by.ask('PUT', path, { additionalInfoRequestId, ...body });
const review = (additionalInfoRequestId: string) =>
  staff('PUT', 'review-additional-info-request', { organizationId, additionalInfoRequestId });
const companyOf = async () => dataOf<Company>(await staff('GET', `company?organizationId=${organizationId}`));
const meOf = async (by = owner) => dataOf<Me>(await by.ask('GET', '/me')).company;
const statusOf = async (step: string) =>
  (
    await db
      .selectFrom('verification_steps')
      .select('status')
      .where('organization_id', '=', organizationId)
      .where('step', '=', step as 'kyb')
      .executeTakeFirstOrThrow()
  ).status;
let slots = 0;
/** No two files take one place. */
const nextSlot = () => {
  slots += 1;
  return slots;
};
const fileOf = (group: 'additionalInfoRequest' | 'documentation' = 'additionalInfoRequest', by = owner) =>
  storedFileOf(
    portal.app,
    {
      organizationId: by.person.organization.id,
      ownerId: by.person.userId,
    },
    { group, slot: nextSlot(), name: `${crypto.randomUUID()}.pdf` },
  );
const actionsAbout = async (id: string) =>
  (await db.selectFrom('audit_events').select('action').where('object_id', '=', id).orderBy('id').execute()).map(
    ({ action }) => action,
  );

/** Sends an invoice of the owner's company. */
async function invoiceOf({ person }: Acting): Promise<string> {
  const content = {
    recipientEmail: 'stranger@example.com',
    recipientName: 'Stranger Inc.',
    currency: 'USD',
    items: [{ name: 'Work', rate: '12.50', qty: '2' }],
    dueDate: '2199-01-01',
    paymentMethods: { achDirectDebit: { enabled: true } },
  };
  const { id: sellerOrganizationId } = person.organization;
  return await inTransaction(db, async (transaction) => {
    const context = systemContext(portal.app, transaction);
    await openCurrencyAccount(transaction, sellerOrganizationId, { currency: 'USD' });
    const { id: invoiceId } = await saveDraft(context, { sellerOrganizationId, content });
    await sendInvoice(context, { sellerOrganizationId, invoiceId });
    return invoiceId;
  });
}

describe('a request for information', () => {
  it('opens its step, is mailed to the owner, and shows wherever the company stands', async () => {
    const id = await asked({ message: `  ${message}\n` });
    const [mail] = await mailsTo(portal.app, owner.person.email);
    expect(mail?.subject).toMatch(/^We need more information about/);
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain(`${path}?id=${id}`);
    expect(await statusOf('kyb')).toBe('additional_info_requested');
    expect(await meOf()).toMatchObject({
      additionalInfoRequests: [{ _id: id, externalDocumentType: 'companyVerification', status: 'sent' }],
    });
    expect(await companyOf()).toMatchObject({
      displayStatus: 'pendingOwnerAction',
      additionalInfoRequest: { isReplied: false, isReviewed: false, totalRequest: 1 },
      steps: { kyb: { requestAdditionalInfo: 'sent' } },
      additionalInfoRequests: [{ _id: id, message, status: 'sent', requestedBy: 'Sam Reed' }],
    });
    expect(await read(id)).toMatchObject({ message, status: 'sent', reply: { message: '', files: [], invoices: [] } });
    expect(await actionsAbout(id)).toEqual(['information_request.sent']);
  });

  it('is mailed in the owner’s language, and previewed before', async () => {
    await db.updateTable('people').set({ locale: 'es' }).where('email', '=', owner.person.email).execute();
    const body = { organizationId, externalDocumentType: 'ownerIdentity', message };
    const preview = dataOf<CallOutput<Contract['previewInformationRequest']>>(
      await staff('POST', 'preview-additional-info-request', body),
    );
    expect(preview).toMatchObject({ to: owner.person.email, subject: expect.stringMatching(/^Necesitamos/) });
    expect(preview.text).toContain(message);
    expect((await companyOf()).additionalInfoRequests).toEqual([]);
    await asked({ externalDocumentType: 'ownerIdentity' });
    const [mail] = await mailsTo(portal.app, owner.person.email);
    expect(mail?.subject).toBe(preview.subject);
  });

  it.each([
    ['', 'This field is required.'],
    ['   ', 'This field is required.'],
    ['x'.repeat(5001), 'Message must be at most 5000 characters'],
  ])('is refused with a message like %#', async (text, sentence) => {
    const refused = await ask({ message: text });
    expect(refused.body).toMatchObject({ code: 'ValidationError', validations: [{ message: sentence }] });
  });

  it('is refused for what is unknown, or not there to be decided', async () => {
    expect(codeOf(await ask({ organizationId: 'org_00000000000000000000000000' }))).toBe('NotFoundError');
    expect(codeOf(await ask({ externalDocumentType: 'password' }))).toBe('ValidationError');
    expect(codeOf(await ask({ externalDocumentType: 'invoice-payment' }))).toBe('NotFoundError');
    expect(codeOf(await ask({ externalDocumentType: 'externalBankAccount', externalDocumentId: 'eac_0' }))).toBe(
      'NotFoundError',
    );
    await db
      .updateTable('organizations')
      .set({ verification_status: 'in_progress' })
      .where('id', '=', organizationId)
      .execute();
    expect(codeOf(await ask())).toBe('IdempotencyConflictError');
  });

  it.each(['customer-success', 'finance'] as const)('is not for %s', async (role) => {
    const id = await asked();
    const other = await signInStaff(backOffice, role);
    const body = { organizationId, additionalInfoRequestId: id };
    expect((await other('PUT', 'review-additional-info-request', body)).status).toBe(403);
    expect((await other('GET', `additional-info-requests?organizationId=${organizationId}`)).status).toBe(403);
  });

  it('about a thing is open once, whoever is faster', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask({ externalDocumentType: 'riskProfile' })).status).toBe(200);
  });

  it('about the owner opens their identity', async () => {
    const kycOf = async () => dataOf<Me>(await owner.ask('GET', '/me')).kycStatus;
    const id = await asked({ externalDocumentType: 'ownerIdentity' });
    expect(await kycOf()).toBe('additional_info_requested');
    expect((await answer(id)).status).toBe(200);
    expect(await kycOf()).toBe('completed');
  });

  it('leaves the steps of an approved company as they are', async () => {
    await db
      .updateTable('organizations')
      .set({ verification_status: 'approved' })
      .where('id', '=', organizationId)
      .execute();
    await db.updateTable('verification_steps').set({ status: 'approved' }).execute();
    await asked();
    expect(await statusOf('kyb')).toBe('approved');
    expect(await companyOf()).toMatchObject({ displayStatus: 'pendingOwnerAction' });
  });
});

describe('an answer', () => {
  it('is a draft until it is sent with text, files and invoices, which staff then read', async () => {
    const id = await asked();
    const fileId = await fileOf();
    const invoiceId = await invoiceOf(owner);
    const attach = () =>
      owner.ask('POST', '/verification/attach-invoice-to-RAI', { additionalInfoRequestId: id, invoiceId });
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
    const remove = (fileId: string) => owner.ask('DELETE', '/files', { fileId });
    await answer(id, { fileIds: [lost, kept], isDraft: true });
    expect((await remove(lost)).status).toBe(200);
    expect((await read(id)).reply.files).toMatchObject([{ _id: kept }]);
    expect((await answer(id, { fileIds: [kept] })).status).toBe(200);
    expect(codeOf(await remove(kept))).toBe('InformationRequestClosedError');
  });

  it('is sent once, whoever is faster', async () => {
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
    expect(codeOf(await owner.ask('POST', '/verification/attach-invoice-to-RAI', body))).toBe('NotFoundError');
    expect(codeOf(await answer(id, { message: 'x' }, stranger))).toBe('NotFoundError');
    expect(codeOf(await stranger.ask('GET', `${path}?id=${id}`))).toBe('NotFoundError');
  });

  it('loses an invoice again until it is sent', async () => {
    const id = await asked();
    const invoiceId = await invoiceOf(owner);
    const change = (method: 'POST' | 'DELETE') =>
      owner.ask(method, '/verification/attach-invoice-to-RAI', { additionalInfoRequestId: id, invoiceId });
    await change('POST');
    expect(dataOf<Request>(await change('DELETE')).reply.invoices).toEqual([]);
    expect(codeOf(await change('DELETE'))).toBe('NotFoundError');
    await answer(id);
    expect(codeOf(await change('POST'))).toBe('InformationRequestClosedError');
  });

  it.each(['read-only', 'no-access'] as const)('is not for people with the role %s', async (role) => {
    const id = await asked();
    const member = await newMember(portal, owner, role);
    expect((await member.ask('GET', `${path}?id=${id}`)).status).toBe(403);
    expect((await answer(id, { message: 'x' }, member)).status).toBe(403);
    expect((await meOf(member))?.additionalInfoRequests).toEqual([]);
  });

  it('closes the step only after the last request about it', async () => {
    owner = await newCompany();
    organizationId = owner.person.organization.id;
    const first = await asked({ externalDocumentType: 'ubos' });
    const second = await asked({ externalDocumentType: 'executiveOfficer' });
    await answer(first);
    expect(await statusOf('ubos')).toBe('additional_info_requested');
    await answer(second);
    expect(await statusOf('ubos')).toBe('completed');
  });

  it('leaves a step that was corrected and submitted meanwhile as it is', async () => {
    const id = await asked();
    expect((await owner.ask('POST', '/verification/kyb', { ...business, legalName: 'Harbor SL' })).status).toBe(200);
    await answer(id);
    expect(await statusOf('kyb')).toBe('submitted');
  });

  it.each([
    ['with gaps', { ...business, legalName: '' }],
    ['however complete', { ...business, legalName: 'Harbor SL' }],
  ])('returns a step with a draft, %s, until it is submitted', async (_case, draft) => {
    const id = await asked();
    expect((await owner.ask('POST', '/verification/kyb', { ...draft, isDraft: true })).status).toBe(200);
    expect((await answer(id)).status).toBe(200);
    expect(await statusOf('kyb')).toBe('rejected');
    // The owner is led back to it.
    expect((await meOf())?.isResubmissionRequested).toBe(true);
    await review(id);
    expect(codeOf(await staff('PUT', 'approve-step', { organizationId, step: 'kyb' }))).toBe(
      'IdempotencyConflictError',
    );
    expect((await owner.ask('POST', '/verification/kyb', business)).status).toBe(200);
    expect((await staff('PUT', 'approve-step', { organizationId, step: 'kyb' })).status).toBe(204);
  });

  it('returns the documents once one of them was removed', async () => {
    const id = await asked({ externalDocumentType: 'documentation' });
    const { fileId } = (await companyOf()).steps.documentation.data?.proofOfAddress ?? {};
    expect((await owner.ask('DELETE', '/files', { fileId })).status).toBe(200);
    await answer(id);
    expect(await statusOf('documentation')).toBe('rejected');
  });

  it('about the identity leaves it to the vendor while that decides', async () => {
    const { userId } = owner.person;
    await setVerificationStatus(db, userId, { kycStatus: 'submitted', identityStatus: 'pending' });
    const id = await asked({ externalDocumentType: 'ownerIdentity' });
    await answer(id);
    expect(dataOf<Me>(await owner.ask('GET', '/me'))).toMatchObject({
      kycStatus: 'submitted',
      identityStatus: 'pending',
    });
  });

  it('leaves an identity with other details open until the vendor checked these', async () => {
    const statuses = async () => {
      const { kycStatus, identityStatus } = dataOf<Me>(await owner.ask('GET', '/me'));
      return [kycStatus, identityStatus];
    };
    const id = await asked({ externalDocumentType: 'ownerIdentity' });
    const save = (body: object) => owner.ask('POST', '/verification/identity-details', { ...identity, ...body });
    await save({ isDraft: true });
    expect(await statuses()).toEqual(['additional_info_requested', 'approved']);
    await save({ birthPlace: 'Oviedo', isDraft: true });
    expect(await statuses()).toEqual(['additional_info_requested', 'not_started']);
    await answer(id);
    await review(id);
    expect(await statuses()).toEqual(['additional_info_requested', 'not_started']);
    expect((await staff('PUT', 'approve-user', { userId: owner.person.userId })).status).toBe(409);
    expect((await owner.ask('POST', '/verification/set-kyc-vendor-dummy')).status).toBe(200);
    expect(await statuses()).toEqual(['submitted', 'approved']);
  });

  it('of a company that was denied meanwhile changes no step', async () => {
    const id = await asked();
    await db
      .updateTable('organizations')
      .set({ verification_status: 'denied' })
      .where('id', '=', organizationId)
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
    const change = () => owner.ask('POST', '/files/update-language', { fileId, language: 'es' });
    await answer(id, { fileIds: [fileId], isDraft: true });
    expect((await change()).status).toBe(200);
    await answer(id, { fileIds: [fileId] });
    expect(codeOf(await change())).toBe('InformationRequestClosedError');
  });
});

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
      codeOf(await staff('PUT', 'approve-step', { organizationId, step: 'kyb' })),
      codeOf(await staff('PUT', 'approve-user', { userId: owner.person.userId })),
      codeOf(await staff('PUT', 'approve-company', { organizationId })),
    ];
    expect(await approve()).toEqual(['ValidationError', 'ValidationError', 'ValidationError']);
    for (const id of ids) await answer(id);
    expect(await approve()).toEqual(['ValidationError', 'ValidationError', 'ValidationError']);
    for (const id of ids) await review(id);
    for (const step of ['companyRiskProfile', 'documentation']) {
      await staff('PUT', 'approve-step', { organizationId, step });
    }
    expect(await approve()).toEqual([undefined, undefined, undefined]);
  });

  it('is made by asking again, which opens the step again', async () => {
    const first = await asked();
    await answer(first);
    const second = await asked({ message: 'Which lamps?' });
    expect((await companyOf()).additionalInfoRequests).toMatchObject([
      { _id: second, status: 'sent' },
      { _id: first, status: 'reviewed', reviewedBy: 'Sam Reed' },
    ]);
    expect(await statusOf('kyb')).toBe('additional_info_requested');
    expect(await actionsAbout(first)).toContain('information_request.reviewed');
    expect(codeOf(await ask())).toBe('IdempotencyConflictError');
  });

  it('reads answers, which is recorded', async () => {
    const id = await asked();
    await answer(id);
    const found = dataOf<StaffRequest[]>(
      await staff('GET', `additional-info-requests?organizationId=${organizationId}`),
    );
    expect(found).toMatchObject([{ _id: id, reply: { message: 'Lamps.' } }]);
    expect((await actionsAbout(id)).at(-1)).toBe('information_request.read');
    const none = await staff(
      'GET',
      `additional-info-requests?organizationId=${organizationId}&externalDocumentType=ubos`,
    );
    expect(dataOf<StaffRequest[]>(none)).toEqual([]);
  });
});
