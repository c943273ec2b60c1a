import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { type Acting, newOwner } from '../members/members-fixtures.ts';
import { dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { type FilePerson, pdf, upload as send, type Upload } from './files-fixtures.ts';

export const document = { key: 'deed-1-documentation', name: 'deed.pdf', bytes: pdf() };
export const proof = { key: 'proof-1-proofOfPhysicalResidentialAddress', name: 'bill.pdf', bytes: pdf() };

export const asPerson = ({ client, person }: Acting): FilePerson => ({ client, userId: person.userId });

export const idOf = (answer: TestAnswer): string => {
  expect(answer.status).toBe(200);
  return dataOf<{ _id: string }>(answer)._id;
};

/** Portal and back office that keep files in a separate folder, which is removed after the tests. */
export async function fileWorld() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quittance-files-'));
  afterAll(() => rm(folder, { recursive: true }));
  const database = testDatabase();
  const { db } = database;
  const config = { fileStorage: { kind: 'disk' as const, folder }, removedFilesKeepDays: 0 };
  const server = testServer(database, { config });
  const backOffice = testServer(database, { surface: 'admin', config });
  return {
    folder,
    db,
    server,
    backOffice,
    app: server.app,
    upload: (by: Acting, file?: Upload, where?: string) => send(server, asPerson(by), file, where),
    /** Where a file is on the disk. */
    storedAs: (id: string) => path.join(folder, id.slice(-2), id),
    filesOf: ({ person }: Acting) =>
      db.selectFrom('files').selectAll().where('organization_id', '=', person.organization.id).orderBy('id').execute(),
    auditOf: (fileId: string) =>
      db
        .selectFrom('audit_events')
        .select(['action', 'actor_kind', 'actor_id', 'organization_id', 'detail'])
        .where('object_id', '=', fileId)
        .orderBy('id')
        .execute(),
    setTier: ({ person }: Acting, tier: 'vault' | 'premium') =>
      db.updateTable('organizations').set({ pricing_tier: tier }).where('id', '=', person.organization.id).execute(),
    /** The owner of a company whose verification is not begun. */
    async applicant(): Promise<Acting> {
      const owner = await newOwner(server);
      const { id } = owner.person.organization;
      await db.updateTable('organizations').set({ verification_status: 'not_started' }).where('id', '=', id).execute();
      return owner;
    },
  };
}
