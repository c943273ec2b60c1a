import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../kernel/index.ts';
import { sealJournals, verifyLedger } from '../ledger/index.ts';
import { deposit, newSpendableAccount } from '../ledger/ledger-fixtures.ts';
import { s3Client } from '../providers/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { startTestS3, type TestS3 } from '../test-support/test-s3.ts';
import { headNoting, headSigningKey, headSinks, publicHeadKey, readSignedHeads } from './index.ts';

const database = testDatabase();
const { db } = database;
let folder: string;
let s3: TestS3;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'quittance-heads-outside-'));
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await deposit(db, newSpendableAccount(), 5n);
  await sealJournals(db);
});

const documentOf = (data: unknown): string => (data as { document: string }).document;

const withBucket = (): App =>
  testApp(database, { dataDir: folder, ledgerHeadsBucket: { s3: s3.settings, retainDays: 365 } });

describe('heads in a bucket', () => {
  it('are locked, stored once while nothing happens, and compared with the chains', async () => {
    const app = withBucket();
    await headNoting.run(app);
    const stored = s3.objects.size;
    await headNoting.run(app);
    expect(s3.objects.size).toBe(stored);
    const { notedHeads, findingCount } = await verifyLedger(db, { sinks: headSinks(app) });
    expect(findingCount).toBe(0);
    expect(notedHeads).toBeGreaterThanOrEqual(2 * stored);
    const [[key = '', object] = []] = s3.objects;
    expect(object?.headers['x-amz-object-lock-mode']).toBe('COMPLIANCE');
    expect(object?.headers['content-md5']).toBe(
      createHash('md5')
        .update(object?.body ?? '')
        .digest('base64'),
    );
    const until = Date.parse(String(object?.headers['x-amz-object-lock-retain-until-date']));
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(365);
    await expect(s3Client(s3.settings).remove(key)).rejects.toThrow('403');
  });

  it('that are no longer in their chain are a finding, page by page', async () => {
    const app = withBucket();
    const { head } = await verifyLedger(db);
    const wrong = `ledger-heads/2090-01-01T00-00-00-000Z_${head.ledger}.1.${'0'.repeat(64)}`;
    s3.objects.set(wrong, { body: Buffer.alloc(0), headers: {} });
    const { findings } = await verifyLedger(db, { sinks: headSinks(app) });
    s3.objects.delete(wrong);
    expect(findings).toEqual([
      { row: 'ledger_seals 1', problem: `has another hash, though it was noted as head in ${wrong}` },
    ]);
  });

  it('fail the round while the bucket is away, and are stored later', async () => {
    const app = withBucket();
    s3.failWith = 503;
    await expect(headNoting.run(app)).rejects.toThrow('Heads could not be noted in 1 places.');
    s3.failWith = undefined;
    const before = s3.objects.size;
    await headNoting.run(app);
    expect(s3.objects.size).toBeGreaterThan(before);
  });
});

describe('mailed heads', () => {
  const mails = () =>
    db.selectFrom('outbox').select(['recipient', 'data']).where('about', '=', 'ledger-heads').execute();

  it('are signed, sent once a day, and read back from the saved mail', async () => {
    const app = testApp(database, { dataDir: folder, ledgerHeadsEmail: 'archive@bank.example' });
    await headNoting.run(app);
    await headNoting.run(app);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('archive@bank.example');
    const document = documentOf(mail?.data);

    const key = headSigningKey(app.config.dataKey);
    const [, signed = '', signature = ''] = /BEGIN LEDGER HEADS-----\n(.*)\nsignature (.*)\n/s.exec(document) ?? [];
    expect(
      verify(null, Buffer.from(signed), createPublicKey(publicHeadKey(key)), Buffer.from(signature, 'base64')),
    ).toBe(true);

    // Quoted-printable, as mail programs save long lines.
    const saved = `Subject: Heads\r\n\r\nHello\r\n${document
      .replaceAll('=', '=3D')
      .replace(/(.{70})/g, '$1=\r\n')
      .replaceAll('\n', '\r\n')
      .replaceAll('\r\r', '\r')}`;
    const knownHeads = readSignedHeads(key, saved, 'mails.txt');
    expect(knownHeads.length).toBeGreaterThanOrEqual(1);
    expect(await verifyLedger(db, { knownHeads })).toMatchObject({ findingCount: 0 });

    await sql`update outbox set created_at = created_at - interval '25 hours' where about = 'ledger-heads'`.execute(db);
    await headNoting.run(app);
    expect(await mails()).toHaveLength(2);
  });

  it('that were changed, or signed by another key, are a finding', async () => {
    const app = testApp(database, { dataDir: folder });
    const [mail] = await mails();
    const document = documentOf(mail?.data);
    const key = headSigningKey(app.config.dataKey);
    const changed = document.replace(/:(\d+):/, ':9$1:');
    expect(readSignedHeads(key, changed, 'm')).toEqual([{ entry: 'm block 1', head: undefined }]);
    expect(readSignedHeads(headSigningKey(Buffer.alloc(32, 1)), document, 'm')).toEqual([
      { entry: 'm block 1', head: undefined },
    ]);
  });
});
