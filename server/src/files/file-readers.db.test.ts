import { uploadKey } from '@quittance/sdk/rules';
import { describe, expect, it } from 'vitest';
import { newMember, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { asPerson, document, fileWorld, idOf, proof } from './file-world-fixtures.ts';
import { type FilePerson, infected, newStaff, pdf, read, upload as send } from './files-fixtures.ts';

const { server, backOffice, upload, auditOf } = await fileWorld();

const nobody = (): FilePerson => ({ client: server.client(), userId: 'new' });

describe('who may read and change files', () => {
  it('of an organization: its owners and managers; readers may read', async () => {
    const owner = await newOwner(server);
    const logo = idOf(await upload(owner));
    const people = {
      'read-only': await newMember(server, owner, 'read-only'),
      'no-access': await newMember(server, owner, 'no-access'),
      stranger: await newOwner(server),
      manager: await newMember(server, owner, 'manager'),
    };
    const outcomes: string[][] = [];
    // One after the other: the manager, who comes last, removes the file.
    for (const [name, person] of Object.entries(people)) {
      outcomes.push([
        name,
        (await read(server, asPerson(person), logo)).code ?? 'read',
        codeOf(await upload(person, { ...document, bytes: pdf(name) })) ?? 'uploaded',
        codeOf(await person.ask('POST', '/files/update-language', { fileId: logo, language: 'es' })) ?? 'changed',
        codeOf(await person.ask('DELETE', '/files', { fileId: logo })) ?? 'removed',
      ]);
    }
    expect((await auditOf(logo)).map(({ action }) => action)).not.toContain('file.read');
    expect(outcomes).toEqual([
      ['read-only', 'read', 'ForbiddenError', 'ForbiddenError', 'ForbiddenError'],
      ['no-access', 'NotFoundError', 'ForbiddenError', 'ForbiddenError', 'ForbiddenError'],
      ['stranger', 'NotFoundError', 'uploaded', 'NotFoundError', 'NotFoundError'],
      ['manager', 'read', 'uploaded', 'changed', 'removed'],
    ]);
  });

  it('of a person: only the person, whatever the role', async () => {
    const owner = await newOwner(server);
    const person = await newMember(server, owner, 'no-access');
    const id = idOf(await upload(person, proof, '/files/user'));
    expect((await read(server, asPerson(person), id)).bytes).toEqual(pdf());
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'file.read', actor_id: person.person.userId });
    expect((await read(server, asPerson(owner), id)).code).toBe('NotFoundError');
    expect(codeOf(await owner.ask('DELETE', '/files', { fileId: id }))).toBe('NotFoundError');
    expect(codeOf(await owner.ask('DELETE', '/files/user', { fileId: id }))).toBe('NotFoundError');
    const changed = await person.ask('POST', '/files/user/update-language', { fileId: id, language: 'es' });
    expect(dataOf(changed)).toMatchObject({ _id: id, language: 'es' });
    expect(dataOf(await person.ask('DELETE', '/files/user', { fileId: id }))).toEqual({ _id: id });
    expect((await read(server, asPerson(person), id)).code).toBe('NotFoundError');
  });

  it('by staff: by role, each reading recorded', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner, document));
    const adminPath = '/admin/files/fileimage';
    const officer = await newStaff(backOffice, 'compliance-admin');
    expect((await read(backOffice, officer, id, adminPath)).bytes).toEqual(pdf());
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'file.read',
      actor_kind: 'staff',
      actor_id: officer.userId,
    });
    const finance = await newStaff(backOffice, 'finance');
    expect((await read(backOffice, finance, id, adminPath)).code).toBe('ForbiddenError');
    expect((await read(server, asPerson(owner), id, adminPath)).code).toBe('NotFoundError');
    expect((await read(backOffice, { client: backOffice.client(), userId: 'new' }, id, adminPath)).code).toBe(
      'UnauthenticatedError',
    );
  });

  it('that staff added: only staff, in places apart from the customers’', async () => {
    const owner = await newOwner(server);
    const organizationId = owner.person.organization.id;
    const officer = await newStaff(backOffice, 'customer-success');
    const add = (key: string) => send(backOffice, officer, { ...document, key, name: 'secret.pdf' }, '/admin/files');
    const place = `${document.key}-${organizationId}`;
    const id = idOf(await add(place));
    expect((await read(server, asPerson(owner), id)).code).toBe('NotFoundError');
    expect(codeOf(await owner.ask('DELETE', '/files', { fileId: id }))).toBe('NotFoundError');
    const own = idOf(await upload(owner, document));
    expect((await read(backOffice, officer, id, '/admin/files/fileimage')).bytes).toEqual(pdf());
    expect(codeOf(await add('note-1-documentation'))).toBe('ValidationError');
    expect(codeOf(await add('note-1-documentation-org_01k000000000000000000000aa'))).toBe('NotFoundError');

    const remove = ({ client, userId }: FilePerson, body: object) =>
      client.request(`/api/${userId}/admin/files`, { method: 'DELETE', body });
    const removal = { fileId: id, group: 'documentation' };
    expect(codeOf(await remove(officer, { ...removal, fileId: own }))).toBe('NotFoundError');
    expect(codeOf(await remove(officer, { ...removal, group: 'companyLogo' }))).toBe('NotFoundError');
    expect(codeOf(await remove(await newStaff(backOffice, 'finance'), removal))).toBe('ForbiddenError');
    expect(dataOf(await remove(officer, removal))).toEqual({ _id: id });
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'file.removed', actor_id: officer.userId });
    idOf(await add(place));
  });

  it('nobody without a session', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner));
    // Without a session, the caller may only be a guest.
    expect((await read(server, nobody(), id)).code).toBe('InvalidInviteTokenError');
    expect(codeOf(await send(server, nobody()))).toBe('UnauthenticatedError');
  });
});

describe('attachments of invoices', () => {
  it('stand beside each other, also the same file twice, and are of the types of invoices', async () => {
    const owner = await newOwner(server);
    const key = uploadKey({ role: 'attachment', slot: 1, group: 'invoiceAttachment' });
    const ids = [];
    for (let count = 0; count < 3; count += 1)
      ids.push(idOf(await upload(owner, { key, name: 'terms.pdf', bytes: pdf() })));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect((await read(server, asPerson(owner), id)).bytes).toEqual(pdf());
    const xml = Buffer.from('<?xml version="1.0"?><Invoice/>');
    expect((await upload(owner, { key, name: 'invoice.xml', bytes: xml })).status).toBe(200);
    expect((await upload(owner, { key, name: 'page.html', bytes: Buffer.from('<html></html>') })).status).toBe(422);
    expect((await upload(owner, { key, name: 'virus.pdf', bytes: infected })).body).toMatchObject({
      code: 'InfectedFileError',
    });
  });
});
