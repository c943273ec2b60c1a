import { readdir, readFile } from 'node:fs/promises';
import { uploadKey } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { asPerson, document, fileWorld, idOf, proof } from './file-world-fixtures.ts';
import { infected, pdf, read } from './files-fixtures.ts';
import { blackPng } from './picture-fixtures.ts';

const { folder, db, server, upload, storedAs, filesOf, auditOf, applicant } = await fileWorld();

const messagesOf = ({ body }: TestAnswer) =>
  (body as { validations: { message: string }[] }).validations.map(({ message }) => message);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const certificate = { key: 'incorporationCertificate-1-documentation', name: 'certificate.pdf', bytes: pdf() };
/** Saves a draft that names a certificate. */
async function answered(owner: Acting, fileId: string): Promise<void> {
  const body = { incorporationCertificate: { fileId }, isDraft: true };
  expect((await owner.ask('PUT', '/verification/documentation', body)).status).toBe(200);
}

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
      'logo.png can’t be opened. It may be damaged. Save it again as PNG or JPEG and try again.',
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
