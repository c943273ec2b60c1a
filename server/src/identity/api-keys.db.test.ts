import { beforeEach, expect, it } from 'vitest';
import { createOrganization, type Organization } from '../organizations/index.ts';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { createApiKey, createPerson, revokeApiKey } from './index.ts';

const database = testDatabase();
const { db } = database;
const portal = testServer(database);

let organization: Organization;

beforeEach(async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const ownerId = await createPerson(db, { email, password: 'Correct-Horse-1', firstName: 'Ada', lastName: 'Vale' });
  organization = await createOrganization(db, {
    legalName: 'Vale LLC',
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId,
    verificationStatus: 'approved',
  });
});

const partnerCall = (secret: string) =>
  portal.client().request('/api/new/partners/invoices/inv_00000000000000000000000000', {
    headers: { authorization: `Bearer ${secret}` },
  });

it('an API key grants its scope until it is revoked, and is stored as a hash', async () => {
  const key = await createApiKey(db, { organizationId: organization.id, name: 'Shop', scopes: ['invoices:read'] });
  expect(key.secret).toMatch(/^qk_[\w-]{43}$/);
  expect(key.secret.startsWith(key.prefix)).toBe(true);
  expect((await partnerCall(key.secret)).status).toBe(404);
  const row = await db.selectFrom('api_keys').selectAll().where('id', '=', key.apiKeyId).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(key.secret);
  expect(row.used_at).toBeInstanceOf(Date);
  await revokeApiKey(db, key.apiKeyId);
  expect((await partnerCall(key.secret)).status).toBe(401);
});

it('an API key is refused outside its scopes', async () => {
  const key = await createApiKey(db, { organizationId: organization.id, name: 'Shop', scopes: ['invoices:write'] });
  expect((await partnerCall(key.secret)).status).toBe(403);
});

it('an API key of a restricted organization is refused', async () => {
  const key = await createApiKey(db, { organizationId: organization.id, name: 'Shop', scopes: ['invoices:read'] });
  await db.updateTable('organizations').set({ status: 'ofac' }).where('id', '=', organization.id).execute();
  expect(codeOf(await partnerCall(key.secret))).toBe('PersonOrCompanyDisabled');
});
