import { beforeEach, describe, expect, it } from 'vitest';
import { type Company, newOrganization } from '../contacts/contacts-fixtures.ts';
import { type SignedInStaff, signInNewStaff } from '../identity/staff-fixtures.ts';
import { newId } from '../kernel/index.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';

interface Request {
  readonly requestId: string;
  readonly companyName: string;
  readonly status: string;
}

const database = testDatabase();
const { db } = database;
const backOffice = testServer(database, { surface: 'admin' });

let staff: SignedInStaff;
let company: Company;
let requestId: string;

beforeEach(async () => {
  staff = await signInNewStaff(backOffice, 'customer-success');
  company = await newOrganization(backOffice.app);
  requestId = newId('pur');
  await db
    .insertInto('plan_upgrade_requests')
    .values({
      id: requestId,
      organization_id: company.organization.id,
      requested_by_person_id: company.userId,
      requested_at: new Date(),
    })
    .execute();
});

const list = async (query = '') =>
  dataOf<{ items: Request[]; nextCursor: string | null }>(
    await staff.client.request(`/api/${staff.id}/admin/upgrade-requests?${query}`),
  );

const answer = (body: object, { id, client } = staff, request = requestId) =>
  client.request(`/api/${id}/admin/upgrade-requests/${request}`, { method: 'PUT', body });

describe('requests for a higher plan', () => {
  it('are listed newest first, by state, page by page', async () => {
    const newest = (await list('status=open&limit=1')).items[0];
    expect(newest).toMatchObject({
      requestId,
      organizationId: company.organization.id,
      companyName: company.organization.legalName,
      requestedBy: expect.stringMatching(/^Ada Vale/),
      status: 'open',
    });
    await answer({ answer: 'handled' });
    expect((await list('status=handled')).items[0]?.requestId).toBe(requestId);
    expect((await list('status=open&limit=100')).items.map((each) => each.requestId)).not.toContain(requestId);
    const { nextCursor } = await list('limit=1');
    if (nextCursor)
      expect((await list(`cursor=${nextCursor}`)).items.map((each) => each.requestId)).not.toContain(requestId);
    expect((await staff.client.request(`/api/${staff.id}/admin/upgrade-requests?cursor=x`)).status).toBe(422);
  });

  it('are declined with a note, which the person who asked is mailed', async () => {
    const declined = await answer({ answer: 'declined', note: ' Please verify first. ' });
    expect(dataOf(declined)).toMatchObject({
      status: 'declined',
      note: 'Please verify first.',
      answeredBy: 'Sam Reed',
    });
    const [mail] = await mailsTo(backOffice.app, company.email);
    expect(mail?.text).toContain('Please verify first.');
    const audit = await db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'detail'])
      .where('object_id', '=', company.organization.id)
      .where('action', 'like', 'organization.upgrade%')
      .execute();
    expect(audit).toEqual([{ action: 'organization.upgrade_declined', actor_id: staff.id, detail: { requestId } }]);
  });

  it('can be asked again after an answer', async () => {
    await answer({ answer: 'handled' });
    await db
      .insertInto('plan_upgrade_requests')
      .values({
        id: newId('pur'),
        organization_id: company.organization.id,
        requested_by_person_id: company.userId,
        requested_at: new Date(),
      })
      .execute();
    expect((await list('status=open')).items[0]?.companyName).toBe(company.organization.legalName);
  });
});

describe('an answer is refused', () => {
  it('when it declines without a note', async () => {
    const refused = await answer({ answer: 'declined', note: ' ' });
    expect([refused.status, (refused.body as { validations: unknown }).validations]).toEqual([
      422,
      [{ path: 'note', message: 'This field is required.' }],
    ]);
  });

  it('when a colleague was faster, and the person is mailed once', async () => {
    const other = await signInNewStaff(backOffice, 'compliance-head');
    const answers = await Promise.all([answer({ answer: 'handled' }), answer({ answer: 'handled' }, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const about = (await mailsTo(backOffice.app, company.email)).filter(({ subject }) => subject.includes('Premium'));
    expect(about).toHaveLength(1);
  });

  it('of an unknown request', async () => {
    expect((await answer({ answer: 'handled' }, staff, 'pur_00000000000000000000000000')).status).toBe(404);
  });

  it.each(['compliance-admin', 'finance'] as const)('by %s, who may read', async (role) => {
    const reader = await signInNewStaff(backOffice, role);
    expect((await answer({ answer: 'handled' }, reader)).status).toBe(403);
    expect((await reader.client.request(`/api/${reader.id}/admin/upgrade-requests`)).status).toBe(200);
  });
});
