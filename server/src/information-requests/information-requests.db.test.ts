import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { signInStaff } from '../verification-cases/case-fixtures.ts';
import { type Me, message, path, requestWorld } from './request-world-fixtures.ts';

const database = testDatabase();
const { db, portal, backOffice, current, ask, asked, read, answer, review, companyOf, meOf, statusOf, actionsAbout } =
  requestWorld(database);

describe('a request for information', () => {
  it('shows in the phase that it names, until it is reviewed', async () => {
    const phaseOf = async (name: string) => (await companyOf()).phases.find(({ phase }) => phase === name);
    const id = await asked({ externalDocumentType: 'externalBankAccount' });
    expect([await phaseOf('externalBankAccount'), await phaseOf('companyVerification')]).toMatchObject([
      { infoRequest: 'sent' },
      expect.not.objectContaining({ infoRequest: expect.anything() }),
    ]);
    await answer(id);
    expect(await phaseOf('externalBankAccount')).toMatchObject({ infoRequest: 'replied' });
    await review(id);
    expect(await phaseOf('externalBankAccount')).not.toHaveProperty('infoRequest');
  });

  it('opens its step, is mailed to the owner, and shows wherever the company stands', async () => {
    const id = await asked({ message: `  ${message}\n` });
    const [mail] = await mailsTo(portal.app, current.owner.person.email);
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

  it('is done in the case once the bank account that it is about is gone', async () => {
    const id = await asked({ externalDocumentType: 'externalBankAccount' });
    await db.updateTable('information_requests').set({ about_id: 'eac_removed' }).where('id', '=', id).execute();
    expect((await companyOf()).additionalInfoRequest).toEqual({ isReplied: true, isReviewed: true, totalRequest: 1 });
  });

  it('is mailed in the owner’s language, and previewed before', async () => {
    await db.updateTable('people').set({ locale: 'es' }).where('email', '=', current.owner.person.email).execute();
    const body = { organizationId: current.organizationId, externalDocumentType: 'ownerIdentity', message };
    const preview = dataOf<CallOutput<Contract['previewInformationRequest']>>(
      await current.staff('POST', 'preview-additional-info-request', body),
    );
    expect(preview).toMatchObject({ to: current.owner.person.email, subject: expect.stringMatching(/^Necesitamos/) });
    expect(preview.text).toContain(message);
    expect((await companyOf()).additionalInfoRequests).toEqual([]);
    await asked({ externalDocumentType: 'ownerIdentity' });
    const [mail] = await mailsTo(portal.app, current.owner.person.email);
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
      .where('id', '=', current.organizationId)
      .execute();
    expect(codeOf(await ask())).toBe('IdempotencyConflictError');
  });

  it.each(['customer-success', 'finance'] as const)('is not for %s', async (role) => {
    const id = await asked();
    const other = await signInStaff(backOffice, role);
    const body = { organizationId: current.organizationId, additionalInfoRequestId: id };
    expect((await other('PUT', 'review-additional-info-request', body)).status).toBe(403);
    expect((await other('GET', `additional-info-requests?organizationId=${current.organizationId}`)).status).toBe(403);
  });

  it('about a thing is open once, even if two people ask at the same time', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask({ externalDocumentType: 'riskProfile' })).status).toBe(200);
  });

  it('about the owner opens their identity', async () => {
    const kycOf = async () => dataOf<Me>(await current.owner.ask('GET', '/me')).kycStatus;
    const id = await asked({ externalDocumentType: 'ownerIdentity' });
    expect(await kycOf()).toBe('additional_info_requested');
    expect((await answer(id)).status).toBe(200);
    expect(await kycOf()).toBe('completed');
  });

  it('leaves the steps of an approved company as they are', async () => {
    await db
      .updateTable('organizations')
      .set({ verification_status: 'approved' })
      .where('id', '=', current.organizationId)
      .execute();
    await db.updateTable('verification_steps').set({ status: 'approved' }).execute();
    await asked();
    expect(await statusOf('kyb')).toBe('approved');
    expect(await companyOf()).toMatchObject({ displayStatus: 'pendingOwnerAction' });
  });
});
