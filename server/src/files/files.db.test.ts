import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadKey } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { sendInvoice } from '../invoices/index.ts';
import type { App } from '../kernel/index.ts';
import { newId, systemContext } from '../kernel/index.ts';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import {
  cookieOf,
  type FilePerson,
  infected,
  newStaff,
  pdf,
  read,
  upload as send,
  type Upload,
} from './files-fixtures.ts';
import { filePurging } from './index.ts';
import { openFile } from './open-file.ts';
import { blackPng } from './picture-fixtures.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'quittance-files-'));
afterAll(() => rm(folder, { recursive: true }));

const database = testDatabase();
const { db } = database;
const config = { fileStorage: { kind: 'disk' as const, folder }, removedFilesKeepDays: 0 };
const server = testServer(database, { config });
const backOffice = testServer(database, { surface: 'admin', config });
const { app } = server;

const asPerson = ({ client, person }: Acting): FilePerson => ({ client, userId: person.userId });
const nobody = (): FilePerson => ({ client: server.client(), userId: 'new' });
const upload = (by: Acting, file?: Upload, where?: string) => send(server, asPerson(by), file, where);
const idOf = (answer: TestAnswer) => {
  expect(answer.status).toBe(200);
  return dataOf<{ _id: string }>(answer)._id;
};
const messagesOf = ({ body }: TestAnswer) =>
  (body as { validations: { message: string }[] }).validations.map(({ message }) => message);
const storedAs = (id: string) => path.join(folder, id.slice(-2), id);
const document = { key: 'deed-1-documentation', name: 'deed.pdf', bytes: pdf() };
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const certificate = { key: 'incorporationCertificate-1-documentation', name: 'certificate.pdf', bytes: pdf() };

/** The owner of a company whose verification is not begun. */
async function applicant(): Promise<Acting> {
  const owner = await newOwner(server);
  const { id } = owner.person.organization;
  await db.updateTable('organizations').set({ verification_status: 'not_started' }).where('id', '=', id).execute();
  return owner;
}

/** Saves a draft that names a certificate. */
async function answered(owner: Acting, fileId: string): Promise<void> {
  const body = { incorporationCertificate: { fileId }, isDraft: true };
  expect((await owner.ask('PUT', '/verification/documentation', body)).status).toBe(200);
}

const proof = { key: 'proof-1-proofOfPhysicalResidentialAddress', name: 'bill.pdf', bytes: pdf() };

describe('an upload', () => {
  it('is found by its readers as it was sent, with the type of its bytes, and is encrypted at rest', async () => {
    const owner = await newOwner(server);
    const answer = await upload(owner, { ...document, language: 'es' });
    expect(dataOf(answer)).toMatchObject({
      name: 'deed.pdf',
      type: 'application/pdf',
      size: pdf().length,
      language: 'es',
    });
    const id = idOf(answer);
    const { bytes, headers } = await read(server, asPerson(owner), id);
    expect(bytes).toEqual(pdf());
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await readFile(storedAs(id))).includes('deed')).toBe(false);
    const [event] = await auditOf(id);
    expect(event).toMatchObject({ action: 'file.uploaded', organization_id: owner.person.organization.id });
    expect(JSON.stringify(event)).not.toContain('deed.pdf');
  });

  it('of a logo keeps its pixels only, at the size of a logo', async () => {
    const owner = await newOwner(server);
    const script = '<script>alert(1)</script>';
    const bytes = blackPng({ width: 3000, height: 1500, texts: { Comment: script } });
    const answer = await upload(owner, { bytes: Buffer.concat([bytes, Buffer.from(script)]) });
    const kept = await read(server, asPerson(owner), idOf(answer));
    expect(kept.bytes?.includes('script')).toBe(false);
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'png', width: 1024, height: 512 });
    expect(dataOf(answer)).toMatchObject({ type: 'image/png', size: kept.bytes?.length });
  });

  it('shows pictures in a sandbox', async () => {
    const owner = await newOwner(server);
    const { headers } = await read(server, asPerson(owner), idOf(await upload(owner)));
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('content-disposition')).toMatch(/^inline/);
  });

  it.each([
    ['is empty', { bytes: new Uint8Array() }, 'cannot be empty', 'logo.png is empty.'],
    [
      'is too large',
      { bytes: new Uint8Array(5_242_881).fill(65) },
      'exceeds the size',
      'logo.png exceeds the size limit of 5 MB.',
    ],
    [
      'has bytes of another type',
      { bytes: pdf() },
      'file type',
      'logo.png has a type that is not supported. Supported: png, jpg, jpeg, webp.',
    ],
    [
      'has a name of another type',
      { name: 'logo.svg' },
      'file type',
      'logo.svg has a type that is not supported. Supported: png, jpg, jpeg, webp.',
    ],
    [
      'is a GIF',
      { bytes: gif },
      'file type',
      'logo.png has a type that is not supported. Supported: png, jpg, jpeg, webp.',
    ],
    [
      'has 60,000 pixels in width and height',
      { bytes: blackPng({ width: 60_000, height: 60_000, rows: 1 }) },
      'too many pixels',
      'logo.png has too many pixels. The maximum is 25 megapixels, such as 5000 × 5000.',
    ],
    [
      'is a damaged picture',
      { bytes: blackPng({ width: 100, height: 100, rows: 3 }) },
      'cannot be read',
      'logo.png can’t be opened. It may be damaged. Save it again as PNG or JPEG and try once more.',
    ],
    ['is beyond the slots', { key: 'logo-2-companyLogo' }, 'slot surpasses maximum', 'Only one file is allowed.'],
    ['has no key', { key: 'logo' }, 'Make sure', 'Missing field or wrong format'],
    ['belongs to a person', proof, 'Make sure', 'Missing field or wrong format'],
  ])('that %s is refused with its sentence, and nothing is kept', async (_rule, file, message, sentence) => {
    const owner = await newOwner(server);
    const answer = await upload(owner, file);
    expect(answer.status).toBe(422);
    expect((answer.body as { message: string }).message).toContain(message);
    expect(messagesOf(answer)).toEqual([sentence]);
    expect(await filesOf(owner)).toEqual([]);
  });

  it('with malware is refused, and nothing is kept', async () => {
    const owner = await newOwner(server);
    const before = await readdir(folder, { recursive: true });
    expect(codeOf(await upload(owner, { ...document, bytes: infected }))).toBe('InfectedFileError');
    expect(await filesOf(owner)).toEqual([]);
    const files = (names: string[]) => names.filter((name) => name.includes('fil_'));
    expect(files(await readdir(folder, { recursive: true }))).toEqual(files(before));
  });

  it('of the same document twice, or into a taken slot, is refused', async () => {
    const owner = await applicant();
    await answered(owner, idOf(await upload(owner, certificate)));
    const twice = await upload(owner, { ...certificate, key: 'operatingAgreement-1-documentation' });
    expect((twice.body as { message: string }).message).toContain('same document twice');
    const taken = await upload(owner, { ...certificate, bytes: pdf('other') });
    expect((taken.body as { message: string }).message).toContain('slot surpasses maximum');
  });

  it('gives way to the next of its place while no answer names it', async () => {
    const owner = await applicant();
    const lost = idOf(await upload(owner, certificate));
    const again = idOf(await upload(owner, certificate));
    expect((await read(server, asPerson(owner), lost)).code).toBe('NotFoundError');
    await answered(owner, again);
    expect((await upload(owner, { ...certificate, bytes: pdf('other') })).status).toBe(422);
  });

  it('that no answer names after an hour no longer counts as the same document', async () => {
    const owner = await applicant();
    const lost = idOf(await upload(owner, certificate));
    const elsewhere = { ...certificate, key: 'operatingAgreement-1-documentation' };
    expect((await upload(owner, elsewhere)).status).toBe(422);
    await sql`update files set created_at = created_at - interval '61 minutes' where id = ${lost}`.execute(db);
    idOf(await upload(owner, elsewhere));
    expect((await read(server, asPerson(owner), lost)).code).toBe('NotFoundError');
  });

  it('of the deeds of several trusts keeps each', async () => {
    const owner = await applicant();
    const key = uploadKey({ role: 'trustDeed', slot: 1, group: 'documentation' });
    const deeds = ['a', 'b'].map((text) => ({ key, name: 'deed.pdf', bytes: pdf(text) }));
    for (const deed of deeds) idOf(await upload(owner, deed));
    expect((await filesOf(owner)).map(({ slot }) => slot)).toEqual([1, 2]);
    const twice = await upload(owner, deeds[0]);
    expect((twice.body as { message: string }).message).toContain('same document twice');
  });

  it('beyond the room of its owner is refused before it is read, whatever its role', async () => {
    const owner = await newOwner(server);
    const { id: organizationId } = owner.person.organization;
    await sql`insert into files (id, organization_id, file_group, role, slot, name, uploaded_by_kind, uploaded_by, wrapped_key)
      select ${organizationId} || n, ${organizationId}, 'documentation', 'deed', n, 'a.pdf', 'customer', 'usr', ''
      from generate_series(1, 50) n`.execute(db);
    const answer = await upload(owner, { ...document, key: 'other-1-documentation' });
    expect(messagesOf(answer)).toEqual(['A maximum of 50 files is allowed.']);
    expect(await filesOf(owner)).toHaveLength(50);
    await sql`update files set file_group = 'companyLogo', size = 11000000 where organization_id = ${organizationId}`.execute(
      db,
    );
    const tooMuch = await upload(owner, document);
    expect((tooMuch.body as { message: string }).message).toBe('There is no room for more files.');
    expect(messagesOf(tooMuch)).toEqual([
      'There is no room for more files: all together may have 500 MB. Remove some first.',
    ]);
  });

  it('by somebody with too many under way is refused', async () => {
    const owner = await newOwner(server);
    const { userId, organization } = owner.person;
    await sql`insert into files (id, organization_id, file_group, role, slot, name, uploaded_by_kind, uploaded_by, wrapped_key)
      select ${userId} || n, ${organization.id}, 'companyLogo', 'logo', 1, 'a.png', 'customer', ${userId}, ''
      from generate_series(1, 20) n`.execute(db);
    expect(codeOf(await upload(owner))).toBe('RateLimitError');
  });

  it('of several at once into one slot keeps one', async () => {
    const owner = await applicant();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((text) => upload(owner, { ...certificate, bytes: pdf(text) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await filesOf(owner)).filter(({ state }) => state === 'kept')).toHaveLength(1);
  });

  it('of a logo replaces the former, also of several at once', async () => {
    const owner = await newOwner(server);
    const first = idOf(await upload(owner));
    const answers = await Promise.all([upload(owner), upload(owner)]);
    const last = answers.map(idOf);
    const me = dataOf<{ company: { logo?: { fileId: string } } }>(await owner.ask('GET', '/me'));
    expect(last).toContain(me.company.logo?.fileId);
    expect((await read(server, asPerson(owner), first)).code).toBe('NotFoundError');
    expect(dataOf(await owner.ask('GET', '/organization/company-info'))).toMatchObject({ logo: { name: 'logo.png' } });
  });
});

describe('a handed-in document', () => {
  const remove = (owner: Acting, fileId: string) => owner.ask('DELETE', '/files', { fileId });
  const change = (owner: Acting, step: 'completed' | 'rejected') =>
    Promise.all([
      db
        .updateTable('verification_steps')
        .set({ status: step })
        .where('organization_id', '=', owner.person.organization.id)
        .execute(),
      db
        .updateTable('organizations')
        .set({ verification_status: 'completed' })
        .where('id', '=', owner.person.organization.id)
        .execute(),
    ]);

  it('can’t be removed or get another language until its step is returned', async () => {
    const owner = await applicant();
    const fileId = idOf(await upload(owner, certificate));
    await answered(owner, fileId);
    await change(owner, 'completed');
    expect(codeOf(await remove(owner, fileId))).toBe('VerificationStepClosedError');
    expect((await read(server, asPerson(owner), fileId)).bytes).toEqual(pdf());
    const translate = () => owner.ask('POST', '/files/update-language', { fileId, language: 'es' });
    expect(codeOf(await translate())).toBe('VerificationStepClosedError');
    await change(owner, 'rejected');
    expect((await translate()).status).toBe(200);
    expect((await remove(owner, fileId)).status).toBe(200);
  });

  it('can be removed while it is a draft’s', async () => {
    const owner = await applicant();
    const fileId = idOf(await upload(owner, certificate));
    await answered(owner, fileId);
    expect((await remove(owner, fileId)).status).toBe(200);
  });
});

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

describe('the logo of a sent invoice', () => {
  it('is the one of its sending, for its guest and its seller, also after it was removed', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    const logo = idOf(await upload(owner));
    const kept = (await read(server, asPerson(owner), logo)).bytes;
    const other = await newOwner(server);
    const foreign = idOf(await upload(other));
    const { token, invoiceId } = await sendTo(owner, 'guest@buyer.example');
    await owner.ask('DELETE', '/files', { fileId: logo });
    await filePurging.run(app);
    const asGuest = async (fileId: string) =>
      (
        await fetch(`${server.url}/api/new/files/fileimage?fileId=${fileId}`, {
          headers: { 'invoice-invite-token': token },
        })
      ).status;
    expect(await asGuest(logo)).toBe(200);
    expect(await asGuest(foreign)).toBe(404);
    const invoice = dataOf(await owner.ask('GET', `/invoices/${invoiceId}`));
    expect(invoice.businessLogoDriveFileId).toBe(logo);
    expect((await read(server, asPerson(owner), logo)).bytes).toEqual(kept);
    expect((await read(server, asPerson(other), logo)).code).toBe('NotFoundError');
  });

  it('is read by a buyer with an account', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    const logo = idOf(await upload(owner));
    const kept = (await read(server, asPerson(owner), logo)).bytes;
    const buyer = await newOwner(server);
    await sendTo(owner, buyer.person.email);
    expect((await read(server, asPerson(buyer), logo)).bytes).toEqual(kept);
    const blind = await newMember(server, buyer, 'no-access');
    expect((await read(server, asPerson(blind), logo)).code).toBe('NotFoundError');
  });

  it('is dropped when the seller removes it meanwhile', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    const logo = idOf(await upload(owner));
    const transaction = await db.startTransaction().execute();
    await transaction.updateTable('files').set({ state: 'removed' }).where('id', '=', logo).execute();
    const sending = sendTo(owner, 'guest@buyer.example');
    await expect.poll(() => isSomebodyWaiting()).toBe(true);
    await transaction.commit().execute();
    const { invoiceId } = await sending;
    expect(dataOf(await owner.ask('GET', `/invoices/${invoiceId}`))).not.toHaveProperty('businessLogoDriveFileId');
  });

  it('is the current one while the invoice is scheduled', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'premium');
    await openAccount(owner);
    const logo = idOf(await upload(owner));
    const content = {
      recipientEmail: 'guest@buyer.example',
      recipientName: 'Guest',
      currency: 'USD',
      items: [{ name: 'Work', rate: '10', qty: '1' }],
      sendingDate: '2198-12-01',
      dueDate: '2199-01-01',
    };
    const scheduled = dataOf(await owner.ask('PUT', '/invoices/schedule', { content }));
    expect(scheduled).toMatchObject({ status: 'scheduled', businessLogoDriveFileId: logo });
  });

  it('is hidden on the vault plan', async () => {
    const owner = await newOwner(server);
    await setTier(owner, 'vault');
    idOf(await upload(owner));
    const { invoiceId } = await sendTo(owner, 'guest@buyer.example');
    expect(dataOf(await owner.ask('GET', `/invoices/${invoiceId}`))).not.toHaveProperty('businessLogoDriveFileId');
  });
});

describe('a scanner or a storage that fails', () => {
  it.each<[string, Partial<App['providers']>]>([
    ['scanner', { malwareScan: { begin: () => Promise.reject(new Error('away')) } }],
    [
      'verdict',
      {
        malwareScan: {
          begin: async () => ({ add: async () => {}, verdict: () => Promise.reject(new Error('?')), abort() {} }),
        },
      },
    ],
    [
      'storage',
      {
        fileStorage: {
          put: () => Promise.reject(new Error('full')),
          open: () => Promise.reject(new Error('full')),
          remove: async () => {},
        },
      },
    ],
  ])('keeps nothing: %s', async (_part, providers) => {
    const owner = await newOwner(server);
    const former = { ...app.providers };
    Object.assign(app.providers, providers);
    try {
      expect(codeOf(await upload(owner, document))).toBe('ProviderUnavailableError');
    } finally {
      Object.assign(app.providers, former);
    }
    await filePurging.run(app);
    expect((await filesOf(owner)).filter(({ state }) => state !== 'purged')).toEqual([]);
  });

  it('keeps nothing: a storage that kept the bytes, then failed', async () => {
    const owner = await newOwner(server);
    const { fileStorage } = app.providers;
    const keepsAndFails = async (...file: Parameters<typeof fileStorage.put>) => {
      await fileStorage.put(...file);
      throw new Error('hung up');
    };
    Object.assign(app.providers, { fileStorage: { ...fileStorage, put: keepsAndFails } });
    try {
      expect(codeOf(await upload(owner, document))).toBe('ProviderUnavailableError');
    } finally {
      Object.assign(app.providers, { fileStorage });
    }
    const [left] = await filesOf(owner);
    expect(existsSync(storedAs(left?.id ?? ''))).toBe(true);
    await filePurging.run(app);
    expect(existsSync(storedAs(left?.id ?? ''))).toBe(false);
  });

  it('of one file keeps no other from being deleted', async () => {
    const owner = await newOwner(server);
    const ids = [idOf(await upload(owner, document))];
    ids.push(idOf(await upload(owner, { ...document, key: 'deed-2-documentation', bytes: pdf('other') })));
    for (const fileId of ids) await owner.ask('DELETE', '/files', { fileId });
    const { fileStorage } = app.providers;
    const [stuck = '', other = ''] = ids.toSorted();
    const remove = (id: string) => (id === stuck ? Promise.reject(new Error('stuck')) : fileStorage.remove(id));
    Object.assign(app.providers, { fileStorage: { ...fileStorage, remove } });
    try {
      await filePurging.run(app);
    } finally {
      Object.assign(app.providers, { fileStorage });
    }
    expect([stuck, other].map((id) => existsSync(storedAs(id)))).toEqual([true, false]);
    await filePurging.run(app);
    expect(existsSync(storedAs(stuck))).toBe(false);
  });
});

describe('a file that nobody reads to its end', () => {
  const openFiles = async () => {
    const targets = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    );
    return targets.filter((target) => target.startsWith(folder)).length;
  };

  it('is closed: after HEAD', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner, document));
    const url = `${server.url}/api/${owner.person.userId}/files/fileimage?fileId=${id}`;
    const answer = await fetch(url, { method: 'HEAD', headers: { cookie: cookieOf(owner.client) } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(pdf().length));
    await expect.poll(openFiles).toBe(0);
  });

  it('is closed: before its first byte was read', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner, document));
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { content } = await openFile(app, row);
    expect(await openFiles()).toBe(1);
    await (content as ReadableStream).cancel();
    await expect.poll(openFiles).toBe(0);
  });

  it('is not found once its bytes are deleted', async () => {
    const owner = await newOwner(server);
    const id = idOf(await upload(owner, document));
    const row = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await owner.ask('DELETE', '/files', { fileId: id });
    await filePurging.run(app);
    await expect(openFile(app, row)).rejects.toMatchObject({ code: 'NotFoundError' });
  });
});

const filesOf = ({ person }: Acting) =>
  db.selectFrom('files').selectAll().where('organization_id', '=', person.organization.id).orderBy('id').execute();

const auditOf = (fileId: string) =>
  db
    .selectFrom('audit_events')
    .select(['action', 'actor_kind', 'actor_id', 'organization_id', 'detail'])
    .where('object_id', '=', fileId)
    .orderBy('id')
    .execute();

const isSomebodyWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
};

const setTier = ({ person }: Acting, tier: 'vault' | 'premium') =>
  db.updateTable('organizations').set({ pricing_tier: tier }).where('id', '=', person.organization.id).execute();

async function openAccount({ person }: Acting): Promise<void> {
  const account = {
    organization_id: person.organization.id,
    currency: 'USD',
    account_type: 'traditional' as const,
    is_active: true,
  };
  await db
    .insertInto('currency_accounts')
    .values({ id: newId('acc'), ...account })
    .execute();
}

async function sendTo(owner: Acting, recipientEmail: string) {
  const { person } = owner;
  await openAccount(owner);
  const { invoice, guestLink } = await inTransaction(db, (transaction) =>
    sendInvoice(systemContext(app, transaction), {
      sellerOrganizationId: person.organization.id,
      content: {
        recipientEmail,
        recipientName: 'Buyer',
        currency: 'USD',
        items: [{ name: 'Work', rate: '100', qty: '1' }],
        dueDate: '2090-01-01',
        paymentMethods: { achDirectDebit: { enabled: true } },
      },
    }),
  );
  return { invoiceId: invoice.id, token: guestLink.token };
}
