import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { storedFileOf } from '../files/files-fixtures.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { identity } from '../verification/verification-fixtures.ts';
import { caseWorld } from './case-world-fixtures.ts';
import { unusedDocumentRemoving } from './unused-document-removing.ts';

const database = testDatabase();
const { db, portal, signIn, newApplication } = caseWorld(database);
const { app } = portal;

let slot = 1;
const fileOf = ({ person }: Acting, group: 'documentation' | 'additionalInfoRequest' = 'documentation') => {
  slot += 1;
  const owner = { organizationId: person.organization.id, ownerId: person.userId };
  return storedFileOf(app, owner, { group, slot, name: `${crypto.randomUUID()}.pdf` });
};
const age = (days: number, ids: readonly string[]) =>
  db
    .updateTable('files')
    .set({ created_at: sql<Date>`created_at - make_interval(days => ${days})` } as never)
    .where('id', 'in', ids)
    .execute();
const stateOf = async (id: string) =>
  (await db.selectFrom('files').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const run = () => unusedDocumentRemoving.run(app);

it('an upload that no case refers to is removed after 30 days, and all others stay', async () => {
  const owner = await newApplication();
  const organizationId = owner.person.organization.id;
  const handedIn = (
    await db.selectFrom('files').select('id').where('organization_id', '=', organizationId).execute()
  ).map(({ id }) => id);
  const staff = await signIn('compliance-admin');
  const unused = [await fileOf(owner), await fileOf(owner, 'additionalInfoRequest')];
  const [reviewed, byStaff, ofReply] = [
    await fileOf(owner),
    await fileOf(owner),
    await fileOf(owner, 'additionalInfoRequest'),
  ];
  await db.updateTable('files').set({ uploaded_by_kind: 'staff' }).where('id', '=', byStaff).execute();
  const { id: staffId } = await db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('file_reviews')
    .values({ file_id: reviewed, is_reviewed: false, reviewed_by_staff_id: staffId, reviewed_at: new Date() })
    .execute();
  const request = dataOf<{ _id: string }>(
    await staff('POST', 'additional-info-request', {
      organizationId,
      externalDocumentType: 'companyVerification',
      message: 'Which lamps?',
    }),
  );
  const draft = { additionalInfoRequestId: request._id, fileIds: [ofReply], isDraft: true };
  expect((await owner.ask('PUT', '/verification/additional-info-request', draft)).status).toBe(200);
  const kept = [...handedIn, reviewed, byStaff, ofReply];
  await age(29, [...unused, ...kept]);
  await run();
  for (const id of unused) expect(await stateOf(id)).toBe('kept');
  await age(2, [...unused, ...kept]);
  await Promise.all([run(), run()]);
  for (const id of unused) expect(await stateOf(id)).toBe('removed');
  for (const id of kept) expect(await stateOf(id)).toBe('kept');
});

it('a proof of a person’s address stays while a draft names it', async () => {
  const owner = await newApplication();
  const { userId } = owner.person;
  await db
    .updateTable('organizations')
    .set({ verification_status: 'in_progress' })
    .where('id', '=', owner.person.organization.id)
    .execute();
  await db.updateTable('people').set({ kyc_status: 'in_progress' }).where('id', '=', userId).execute();
  const [named, unnamed] = [await fileOf(owner), await fileOf(owner)];
  await db
    .updateTable('files')
    .set({ organization_id: null, person_id: userId, file_group: 'proofOfPhysicalResidentialAddress' })
    .where('id', 'in', [named, unnamed])
    .execute();
  const answers = { ...identity, nationality: 'FR', addressProof: { fileId: named }, isDraft: true };
  expect((await owner.ask('POST', '/verification/identity-details', answers)).status).toBe(200);
  await age(31, [named, unnamed]);
  await run();
  expect([await stateOf(named), await stateOf(unnamed)]).toEqual(['kept', 'removed']);
});
