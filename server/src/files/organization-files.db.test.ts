import { describe, expect, it } from 'vitest';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { type FilePerson, newStaff, pdf, type Upload, upload } from './files-fixtures.ts';

interface Listed {
  readonly _id: string;
  readonly role: string;
  readonly state: string;
  readonly personName?: string;
}

const database = testDatabase();
const server = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });

const asPerson = ({ client, person }: Acting): FilePerson => ({ client, userId: person.userId });
const add = async (by: FilePerson, file: Upload, path?: string) =>
  dataOf<{ _id: string }>(await upload(server, by, file, path))._id;
const list = ({ client, userId }: FilePerson, organizationId: string, query = '') =>
  client.request(`/api/${userId}/admin/organizations/${organizationId}/files${query}`);
const itemsOf = async (...asked: Parameters<typeof list>) =>
  dataOf<{ items: Listed[]; nextCursor: string | null }>(await list(...asked)).items;

describe('the files of an organization', () => {
  it('are its own, those of its members and those that staff added, newest first, removed ones too', async () => {
    const officer = await newStaff(backOffice, 'compliance-admin');
    const owner = await newOwner(server);
    const member = await newMember(server, owner, 'no-access');
    const { id } = owner.person.organization;
    const deed = await add(asPerson(owner), { key: 'deed-3-documentation', name: 'deed.pdf', bytes: pdf() });
    const proofKey = 'proof-1-proofOfPhysicalResidentialAddress';
    const proof = await add(asPerson(member), { key: proofKey, name: 'bill.pdf', bytes: pdf() }, '/files/user');
    const note = { key: `memo-1-documentation-${id}`, name: 'memo.txt', bytes: Buffer.from('a note') };
    const answer = await upload(backOffice, officer, note, '/admin/files');
    const memo = dataOf<{ _id: string }>(answer)._id;
    await add(asPerson(await newOwner(server)), { key: 'deed-1-documentation', name: 'deed.pdf', bytes: pdf() });
    await owner.ask('DELETE', '/files', { fileId: deed });

    expect(await itemsOf(officer, id)).toEqual([
      expect.objectContaining({ _id: memo, role: 'memo', uploadedBy: 'staff', type: 'text/plain', state: 'kept' }),
      expect.objectContaining({ _id: proof, personName: expect.any(String), group: proofKey.split('-').at(-1) }),
      expect.objectContaining({ _id: deed, role: 'deed', slot: 3, state: 'removed', removedAt: expect.any(String) }),
    ]);
    expect((await itemsOf(officer, id, '?state=removed')).map(({ _id }) => _id)).toEqual([deed]);
    expect((await itemsOf(officer, id, '?uploadedBy=staff')).map(({ _id }) => _id)).toEqual([memo]);
    const page = dataOf<{ nextCursor: string }>(await list(officer, id, '?limit=1'));
    expect((await itemsOf(officer, id, `?limit=1&cursor=${page.nextCursor}`)).map(({ _id }) => _id)).toEqual([proof]);
  });

  it('are for staff who work with documents', async () => {
    const owner = await newOwner(server);
    const { id } = owner.person.organization;
    expect(codeOf(await list(await newStaff(backOffice, 'finance'), id))).toBe('ForbiddenError');
    const officer = await newStaff(backOffice, 'customer-success');
    expect(codeOf(await list(officer, 'org_01k000000000000000000000aa'))).toBe('NotFoundError');
    expect(codeOf(await list(officer, id, '?cursor=usr_1'))).toBe('ValidationError');
  });
});
