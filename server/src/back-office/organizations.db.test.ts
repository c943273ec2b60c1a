import { beforeAll, describe, expect, it } from 'vitest';
import { createPerson, createStaff } from '../identity/index.ts';
import { createOrganization, type Organization } from '../organizations/index.ts';
import type { TestClient } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailedCode } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';

const database = testDatabase();
const { db } = database;
const backOffice = testServer(database, { surface: 'admin' });

const staff = { email: 'sam@bank.example', password: 'Correct-Horse-1', firstName: 'Sam', lastName: 'Reed' };
let client: TestClient;
let staffId: string;
let company: Organization;

beforeAll(async () => {
  staffId = await createStaff(db, { ...staff, role: 'finance' });
  client = backOffice.client();
  await client.request('/api/new/admin/sessions/intermediate', {
    method: 'POST',
    body: { email: staff.email, password: staff.password },
  });
  await client.request('/api/new/admin/sessions/confirm', {
    method: 'POST',
    body: {},
    headers: { 'otp-code': await mailedCode(backOffice.app, staff.email) },
  });

  const ownerId = await createPerson(db, {
    email: 'ada@harbor.example',
    password: staff.password,
    firstName: 'Ada',
    lastName: 'Vale',
  });
  company = await createOrganization(db, {
    legalName: 'Harbor Light LLC',
    handle: 'harbor_light',
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId,
    verificationStatus: 'approved',
    address: { line1: '1 Pier', city: 'Boston', country: 'US' },
    website: 'https://harbor.example',
    openAccounts: [{ currency: 'USD' }, { currency: 'EUR' }],
  });
});

const get = (path: string) => client.request(`/api/${staffId}/admin/${path}`);

describe('organizations', () => {
  it('are listed and can be found by a member’s email address', async () => {
    const answer = await get('organizations?search=ada@harbor&companyStatus[]=enabled');
    expect(answer.body).toMatchObject({
      data: {
        items: [
          { organizationId: company.id, companyName: 'Harbor Light LLC', companyStatus: 'enabled', country: 'US' },
        ],
        nextCursor: null,
      },
    });
  });

  it('are shown with members, accounts and invoice counts', async () => {
    const answer = await get(`organizations/${company.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      data: {
        companyHandle: 'harbor_light',
        website: 'https://harbor.example',
        members: [{ email: 'ada@harbor.example', role: 'owner' }],
        accounts: expect.arrayContaining([
          expect.objectContaining({ currency: 'USD', accountType: 'traditional', isActive: true }),
          expect.objectContaining({ currency: 'EUR', isActive: true }),
        ]),
        invoices: { issued: 0, received: 0 },
      },
    });
  });

  it('answer “not found” for an unknown id', async () => {
    expect((await get('organizations/org_00000000000000000000000000')).status).toBe(404);
  });

  it('refuse an invalid cursor', async () => {
    expect((await get('organizations?cursor=zzz')).status).toBe(422);
  });

  it('are visible to staff only', async () => {
    expect((await backOffice.client().request('/api/new/admin/organizations')).status).toBe(401);
  });
});
