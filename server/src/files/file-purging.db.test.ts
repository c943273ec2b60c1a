import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { App } from '../kernel/index.ts';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { newStaff, pdf, read, upload as send, type Upload } from './files-fixtures.ts';
import { filePurging } from './index.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'quittance-files-'));
afterAll(() => rm(folder, { recursive: true }));

const database = testDatabase();
const { db } = database;
const config = { fileStorage: { kind: 'disk' as const, folder }, removedFilesKeepDays: 30 };
const server = testServer(database, { config });
const backOffice = testServer(database, { surface: 'admin', config });
const { app } = server;

const document = { key: 'deed-1-documentation', name: 'deed.pdf', bytes: pdf() };
const upload = ({ client, person }: Acting, file: Upload) => send(server, { client, userId: person.userId }, file);
const isStored = (id: string) => existsSync(path.join(folder, id.slice(-2), id));
const filesOf = ({ person }: Acting) =>
  db.selectFrom('files').selectAll().where('organization_id', '=', person.organization.id).orderBy('id').execute();
const later = (days: number) =>
  sql`update files set removed_at = removed_at - make_interval(days => ${days})`.execute(db);

/** Replaces the scanner by one that answers only when it is told to. */
function holdScans(scanned: App) {
  const waiting: (() => void)[] = [];
  const { malwareScan } = scanned.providers;
  const verdict = () => new Promise<'clean'>((resolve) => waiting.push(() => resolve('clean')));
  Object.assign(scanned.providers, {
    malwareScan: { begin: async () => ({ add: async () => {}, verdict, abort() {} }) },
  });
  const answer = () => {
    for (const each of waiting.splice(0)) each();
  };
  return { waiting, answer, restore: () => Object.assign(scanned.providers, { malwareScan }) };
}

describe('the bytes of a removed file', () => {
  it('are kept for 30 days, when only staff can open them, and then deleted with their key', async () => {
    const owner = await newOwner(server);
    const { _id: id } = dataOf<{ _id: string }>(await upload(owner, document));
    await owner.ask('DELETE', '/files', { fileId: id });
    await later(29);
    await filePurging.run(app);
    expect(isStored(id)).toBe(true);
    expect((await read(server, { client: owner.client, userId: owner.person.userId }, id)).code).toBe('NotFoundError');
    const officer = await newStaff(backOffice, 'compliance-admin');
    expect((await read(backOffice, officer, id, '/admin/files/fileimage')).bytes).toEqual(pdf());

    await later(1);
    await filePurging.run(app);
    expect(isStored(id)).toBe(false);
    expect(await filesOf(owner)).toMatchObject([{ id, state: 'purged', wrapped_key: null }]);
    const events = await db
      .selectFrom('audit_events')
      .select(['action', 'actor_kind'])
      .where('object_id', '=', id)
      .execute();
    expect(events.at(-1)).toEqual({ action: 'file.purged', actor_kind: 'system' });
    expect((await read(backOffice, officer, id, '/admin/files/fileimage')).code).toBe('NotFoundError');
  });
});

describe('an upload that was refused its place', () => {
  it('no longer counts as under way, and its bytes are deleted at the next run', async () => {
    const owner = await newOwner(server);
    await upload(owner, document);
    for (let n = 2; n < 6; n += 1) {
      expect(codeOf(await upload(owner, { ...document, key: `deed-${n}-documentation` }))).toBe('ValidationError');
    }
    const refused = (await filesOf(owner)).filter(({ state }) => state !== 'kept');
    expect(refused.map(({ state }) => state)).toEqual(['removed', 'removed', 'removed', 'removed']);
    await filePurging.run(app);
    expect(refused.filter(({ id }) => isStored(id))).toEqual([]);
    const events = await db
      .selectFrom('audit_events')
      .select('action')
      .where('object_id', '=', refused[0]?.id ?? '')
      .execute();
    expect(events).toEqual([]);
  });

  it('is found an hour later if the process died before', async () => {
    const owner = await newOwner(server);
    const { _id: id } = dataOf<{ _id: string }>(await upload(owner, document));
    await sql`update files set state = 'receiving' where id = ${id}`.execute(db);
    await filePurging.run(app);
    expect(isStored(id)).toBe(true);
    await sql`update files set created_at = created_at - interval '61 minutes' where id = ${id}`.execute(db);
    await filePurging.run(app);
    expect(isStored(id)).toBe(false);
  });
});

describe('uploads at once', () => {
  it('of one person are three; six more wait, and others are refused without a row', async () => {
    const owner = await newOwner(server);
    const scans = holdScans(app);
    try {
      const sent = Array.from({ length: 10 }, (_, n) =>
        upload(owner, { key: `deed-${n + 1}-documentation`, name: 'deed.pdf', bytes: pdf(String(n)) }),
      );
      const refusal = await Promise.race(sent);
      expect(codeOf(refusal)).toBe('ServiceBusyError');
      await expect.poll(() => scans.waiting.length).toBe(3);
      expect(await filesOf(owner)).toHaveLength(3);
      // Somebody else isn't kept waiting.
      const other = await newOwner(server);
      const others = upload(other, document);
      await expect.poll(() => scans.waiting.length).toBe(4);
      const answering = setInterval(scans.answer, 5);
      const statuses = (await Promise.all([...sent, others])).map(({ status }) => status);
      clearInterval(answering);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    } finally {
      scans.restore();
    }
  });
});
