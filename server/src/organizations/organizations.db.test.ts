import { describe, expect, it } from 'vitest';
import type { Connection } from '../db/index.ts';
import { createPerson } from '../identity/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  createOrganization,
  findCurrencyAccount,
  findOrganizationByMemberEmail,
  findOrganizations,
  getOrganization,
  listMembers,
  listOpenedAccounts,
  listOrganizations,
  type NewOrganization,
  noteFirstDeposit,
} from './index.ts';

const database = testDatabase();
const { db } = database;

let people = 0;

function newOwner(email: string): Promise<string> {
  return createPerson(db, { email, password: 'Correct-Horse-1', firstName: 'Ada', lastName: 'Vale' });
}

async function newOrganization(changes: Partial<NewOrganization> = {}, email?: string) {
  people += 1;
  const ownerId = await newOwner(email ?? `owner-${people}@example.com`);
  return createOrganization(db, {
    legalName: `Company ${people}`,
    organizationType: 'business',
    pricingTier: 'premium',
    ownerId,
    ...changes,
  });
}

const search = async (text: string, on: Connection = db): Promise<string[]> =>
  (await listOrganizations(on, { text, limit: 100 })).items.map(({ legalName }) => legalName);

describe('createOrganization', () => {
  it('opens its accounts and starts their providers', async () => {
    const organization = await newOrganization({
      handle: 'Harbor_Light',
      openAccounts: [{ currency: 'USD', accountType: 'smart' }, { currency: 'EUR' }],
    });
    expect(organization).toMatchObject({
      handle: 'harbor_light',
      status: 'enabled',
      verificationStatus: 'not_started',
      providerStatuses: { traditional: 'approved', smart: 'approved', merchant: 'not_started' },
    });
    expect(await listOpenedAccounts(db, organization.id)).toEqual([
      expect.objectContaining({ currency: 'USD', accountType: 'smart', isActive: true }),
      expect.objectContaining({ currency: 'EUR', accountType: 'traditional' }),
    ]);
    expect(await findCurrencyAccount(db, organization.id, { currency: 'USD' })).toBeNull();
    expect(await findCurrencyAccount(db, organization.id, { currency: 'EUR' })).toMatchObject({
      bankAccountNumber: expect.stringMatching(/^\d{12}$/),
    });
  });

  it('makes its creator the owner', async () => {
    const organization = await newOrganization({}, 'founder@harbor.example');
    expect(await listMembers(db, organization.id)).toEqual([
      expect.objectContaining({ email: 'founder@harbor.example', role: 'owner', status: 'enabled' }),
    ]);
  });

  it('refuses an account type for a currency without account types', async () => {
    await expect(newOrganization({ openAccounts: [{ currency: 'EUR', accountType: 'smart' }] })).rejects.toThrow(
      /check constraint/,
    );
  });
});

describe('finding an organization', () => {
  it('by id, one or many', async () => {
    const [first, second] = [await newOrganization(), await newOrganization()];
    expect(await getOrganization(db, first.id)).toEqual(first);
    expect(await findOrganizations(db, [first.id, second.id, first.id, 'org_unknown'])).toEqual(
      new Map([
        [first.id, first],
        [second.id, second],
      ]),
    );
    await expect(getOrganization(db, 'org_unknown')).rejects.toMatchObject({ code: 'NotFoundError' });
  });

  it('by the email address of a member, case-insensitively', async () => {
    const organization = await newOrganization({}, 'member@finch.example');
    expect(await findOrganizationByMemberEmail(db, 'Member@Finch.example')).toEqual(organization);
    expect(await findOrganizationByMemberEmail(db, 'stranger@finch.example')).toBeNull();
  });
});

describe('listOrganizations', () => {
  it('pages through every organization once, newest first, including those created at the same instant', async () => {
    const createdAt = new Date('2031-05-05T12:00:00.123Z');
    for (let index = 0; index < 7; index += 1) await newOrganization({ legalName: `Twin ${index}`, createdAt });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listOrganizations(db, { text: 'Twin', limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ legalName }) => legalName));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('searches legal name, handle and members, case-insensitively', async () => {
    await newOrganization({ legalName: 'Quillon Optics', handle: 'qoptics' }, 'desk@quillwork.example');
    expect(await search('ILLON')).toEqual(['Quillon Optics']);
    expect(await search('qopt')).toEqual(['Quillon Optics']);
    expect(await search('quillwork')).toEqual(['Quillon Optics']);
  });

  it('takes wildcards literally', async () => {
    await newOrganization({ legalName: '100% Cotton' });
    expect(await search('0%')).toEqual(['100% Cotton']);
    expect(await search('_')).not.toContain('100% Cotton');
    expect(await search('\\')).toEqual([]);
  });

  it('filters by status', async () => {
    const restricted = await newOrganization({ status: 'restricted' });
    const page = await listOrganizations(db, { statuses: ['restricted'], limit: 10 });
    expect(page.items.map(({ id }) => id)).toEqual([restricted.id]);
  });

  it.each([
    '',
    'x',
    Buffer.from('2031-13-45T00:00:00.000Z org_x').toString('base64url'),
    Buffer.from('2031-02-30T00:00:00.000Z org_x').toString('base64url'),
    Buffer.from('0000-01-01T00:00:00.000Z org_a').toString('base64url'),
    Buffer.from('now org_x').toString('base64url'),
  ])('refuses the cursor %j', async (cursor) => {
    await expect(listOrganizations(db, { cursor, limit: 3 })).rejects.toMatchObject({
      code: 'ValidationError',
      validations: [{ path: 'cursor' }],
    });
  });
});

describe('noteFirstDeposit', () => {
  it('keeps the first', async () => {
    const { id, hasApprovedDeposits } = await newOrganization();
    expect(hasApprovedDeposits).toBe(false);
    await noteFirstDeposit(db, id, new Date('2030-01-02T00:00:00Z'));
    await noteFirstDeposit(db, id, new Date('2030-02-02T00:00:00Z'));
    expect((await getOrganization(db, id)).hasApprovedDeposits).toBe(true);
    const row = await db.selectFrom('organizations').select('first_deposit_at').where('id', '=', id).executeTakeFirst();
    expect(row?.first_deposit_at).toEqual(new Date('2030-01-02T00:00:00Z'));
  });
});
