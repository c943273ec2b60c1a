import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, newOrganization } from '../contacts/contacts-fixtures.ts';
import { type FilePerson, newStaff } from '../files/files-fixtures.ts';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';

interface Message {
  readonly messageId: string;
  readonly recipient: string;
  readonly status: string;
  readonly reason?: string;
}

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

let staff: FilePerson;
let owner: Acting;
let company: Company;

/** Ids are those of the outbox's messages, in order. */
const idOf = (n: number) => `out_${String(n).padStart(26, '0')}`;

beforeAll(async () => {
  staff = await newStaff(backOffice, 'customer-success');
  owner = await newOwner(portal);
  company = await newOrganization(backOffice.app);
  await db.deleteFrom('outbox').execute();
  await sql`
    insert into outbox (id, channel, recipient, template, locale, data, about, attempts, delivered_at, given_up_at, last_error)
    values
      (${idOf(1)}, 'email', ${owner.person.email}, 'invoice-sent', 'en', '{"code": "secret"}', null, 0, null, null, null),
      (${idOf(2)}, 'email', ${owner.person.email}, 'sign-in-code', 'en', '{}', null, 1, now(), null, null),
      (${idOf(3)}, 'sms', '+15550100200', 'phone-verification-code', 'en', '{}', null, 1, now(), null, null),
      (${idOf(4)}, 'sms', '+15550100201', 'phone-verification-code', 'en', '{}', null, 1, now(), null, null),
      (${idOf(5)}, 'email', 'gone@nowhere.example', 'invoice-sent', 'en', '{}', null, 3, null, now(), '550 5.1.1 at RCPT TO'),
      (${idOf(6)}, 'email', 'support@bank.example', 'plan-upgrade-request', 'en', '{}', ${owner.person.organization.id}, 1, now(), null, null)
  `.execute(db);
  await sql`
    insert into message_receipts (event_id, outbox_id, status, reason, occurred_at)
    values ('a', ${idOf(3)}, 'delivered', null, now()), ('b', ${idOf(3)}, 'sent', null, now() + interval '1 second'),
      ('c', ${idOf(4)}, 'undelivered', '30003', now())`.execute(db);
  await sql`update people set phone_number = '+15550100200' where id = ${owner.person.userId}`.execute(db);
});

const ask = ({ client, userId }: FilePerson, query = '') => client.request(`/api/${userId}/admin/messages${query}`);
const list = async (query = '') => dataOf<{ items: Message[]; nextCursor: string | null }>(await ask(staff, query));
const numbersOf = async (query: string) =>
  (await list(query)).items.map(({ messageId }) => Number(messageId.slice('out_'.length)));

describe('the list of messages', () => {
  it('says what became of each, newest first, without content', async () => {
    const { items } = await list();
    expect(items.map(({ status, reason }) => [status, reason])).toEqual([
      ['sent', undefined],
      ['given-up', '550 5.1.1 at RCPT TO'],
      ['undelivered', '30003'],
      ['delivered', undefined],
      ['sent', undefined],
      ['waiting', undefined],
    ]);
    expect(JSON.stringify(items)).not.toContain('secret');
  });

  it.each<[string, readonly number[]]>([
    ['?status=waiting', [1]],
    ['?status=sent', [6, 2]],
    ['?status=delivered', [3]],
    ['?status=undelivered', [4]],
    ['?status=given-up', [5]],
    ['?channel=sms', [4, 3]],
    ['?search=GONE@', [5]],
    ['?search=nowhere', []],
    ['?search=%25', []],
    ['?search=%2B1 555 010-0200', [3]],
    ['?channel=sms&status=given-up', []],
  ])('is narrowed by %s', async (query, expected) => {
    expect(await numbersOf(query)).toEqual(expected);
  });

  it('is narrowed to an organization: to its members’ addresses and numbers, and about it', async () => {
    expect(await numbersOf(`?organizationId=${owner.person.organization.id}`)).toEqual([6, 3, 2, 1]);
    expect(await numbersOf(`?organizationId=${company.organization.id}`)).toEqual([]);
  });

  it('has pages', async () => {
    const first = await list('?limit=4');
    expect(first.nextCursor).toBe(idOf(3));
    const second = await list(`?limit=4&cursor=${first.nextCursor}`);
    expect([second.items.length, second.nextCursor]).toEqual([2, null]);
    expect(codeOf(await ask(staff, '?cursor=usr_1'))).toBe('ValidationError');
  });

  it('is for those who answer customers', async () => {
    expect(codeOf(await ask(await newStaff(backOffice, 'finance')))).toBe('ForbiddenError');
    expect(codeOf(await ask(await newStaff(backOffice, 'compliance-admin')))).toBe('ForbiddenError');
    const answer = await owner.ask('GET', '/admin/messages');
    expect(answer.status).toBe(404);
  });
});

describe('the search of staff', () => {
  interface Hit {
    readonly kind: string;
    readonly _id: string;
    readonly organizationId: string;
    readonly title: string;
    readonly detail: string;
  }
  const find = async (text: string, by = staff) => {
    const path = `/api/${by.userId}/admin/me/search?searchText=${encodeURIComponent(text)}`;
    return dataOf<{ items: Hit[] }>(await by.client.request(path)).items;
  };

  it('finds companies and people, whatever the case and the accents, for every role', async () => {
    const other = await newOrganization(backOffice.app, { legalName: 'Ñandú Works', handle: 'nandu_works' });
    const person = { kind: 'person', _id: other.userId, organizationId: other.organization.id };
    const organization = {
      kind: 'organization',
      _id: other.organization.id,
      organizationId: other.organization.id,
      title: 'Ñandú Works',
      detail: '@nandu_works',
    };
    for (const text of ['nandu', 'ÑANDÚ w', '@nandu_w', other.organization.id]) {
      expect(await find(text)).toContainEqual(organization);
    }
    expect(await find(other.email, await newStaff(backOffice, 'finance'))).toEqual([
      expect.objectContaining({ ...person, detail: `${other.email} · Ñandú Works` }),
    ]);
    expect((await find('nandu')).map(({ kind }) => kind)).toEqual(['organization', 'person']);
  });

  it('follows changes of names, addresses, members and companies', async () => {
    const first = await newOwner(portal);
    const member = await newMember(portal, first, 'manager');
    await sql`update people set first_name = 'Zebulon' where id = ${member.person.userId}`.execute(db);
    // A member of their own company and of the first one.
    expect((await find('zebulon')).map(({ organizationId }) => organizationId).toSorted()).toEqual(
      [first.person.organization.id, member.person.organization.id].toSorted(),
    );
    await sql`update organizations set legal_name = 'Quokka' where id = ${first.person.organization.id}`.execute(db);
    expect((await find('quokka')).map(({ kind }) => kind)).toEqual(['organization', 'person', 'person']);
    await sql`delete from memberships where person_id = ${member.person.userId}
      and organization_id = ${first.person.organization.id}`.execute(db);
    expect((await find('zebulon')).map(({ organizationId }) => organizationId)).toEqual([
      member.person.organization.id,
    ]);
    const columns = sql.raw('record_id, kind, organization_id, title, detail, extra, sort_date');
    const { rows } = await sql`
      (select ${columns} from staff_search_entries except select ${columns} from staff_search_source)
      union all
      (select ${columns} from staff_search_source except select ${columns} from staff_search_entries)`.execute(db);
    expect(rows).toEqual([]);
    await expect(sql`delete from staff_search_entries`.execute(backOffice.app.db)).rejects.toThrow('permission denied');
  });

  it('takes wildcards as text, and finds nothing of nothing', async () => {
    for (const text of ['%', '_%', ' ']) expect(await find(text)).toEqual([]);
  });
});
