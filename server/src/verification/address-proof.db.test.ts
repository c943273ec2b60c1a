import { expect, it } from 'vitest';
import { pdf, upload } from '../files/files-fixtures.ts';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { codeOf, dataOf, type TestAnswer } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { identity, type VerificationAnswer } from './verification-fixtures.ts';

const server = testServer(testDatabase());
const { app } = server;

const abroad = { ...identity, nationality: 'FR' };

async function newApplicant(): Promise<Acting> {
  const owner = await newOwner(server);
  await app.db
    .updateTable('organizations')
    .set({ verification_status: 'in_progress' })
    .where('id', '=', owner.person.organization.id)
    .execute();
  return owner;
}

const give = async ({ client, person: { userId } }: Acting, text = 'bill') => {
  const key = 'proofOfAddress-1-proofOfPhysicalResidentialAddress';
  const answer = await upload(server, { client, userId }, { key, name: 'bill.pdf', bytes: pdf(text) }, '/files/user');
  return dataOf<{ _id: string }>(answer)._id;
};
const save = (by: Acting, addressProof?: object, rest: object = {}) =>
  by.ask('POST', '/verification/identity-details', { ...abroad, ...(addressProof && { addressProof }), ...rest });
const pathsOf = ({ body }: TestAnswer) =>
  (body as { validations?: { path: string }[] }).validations?.map(({ path }) => path);
const proofOf = async (fileId: string) => ({ fileId, language: 'es', issuedOn: await app.clock.today(app.db) });

it('a person who lives abroad proves their address by a separate file', async () => {
  const owner = await newApplicant();
  expect(pathsOf(await save(owner))).toEqual(['addressProof.fileId', 'addressProof.language', 'addressProof.issuedOn']);
  const stranger = await newApplicant();
  const theirs = await give(stranger);
  expect(pathsOf(await save(owner, await proofOf(theirs)))).toEqual(['addressProof.fileId']);
  const fileId = await give(owner);
  expect((await save(owner, await proofOf(fileId))).status).toBe(200);
  expect(pathsOf(await save(owner, { ...(await proofOf(fileId)), issuedOn: '2020-01-01' }))).toEqual([
    'addressProof.issuedOn',
  ]);
  expect(pathsOf(await save(owner, { ...(await proofOf(fileId)), language: 'zz' }))).toEqual(['addressProof.language']);
  const { steps } = dataOf<VerificationAnswer>(await owner.ask('GET', '/verification'));
  expect(steps.personIdentityKyc.data?.addressProof).toMatchObject({ fileId, language: 'es' });
});

it('a person sees the name of their proof, without access to the business too, and nobody else does', async () => {
  const owner = await newApplicant();
  const member = await newMember(server, owner, 'no-access');
  for (const person of [owner, member]) {
    const fileId = await give(person, `bill of ${person.person.userId}`);
    expect((await save(person, await proofOf(fileId))).status).toBe(200);
    const { files } = dataOf<VerificationAnswer>(await person.ask('GET', '/verification'));
    expect(files).toMatchObject([{ _id: fileId, name: 'bill.pdf' }]);
  }
});

it('a proof of the address needs no other check by the identity vendor', async () => {
  const owner = await newApplicant();
  const first = await give(owner);
  await save(owner, await proofOf(first));
  await owner.ask('POST', '/verification/set-kyc-vendor-dummy');
  const statusOf = async () => dataOf<{ identityStatus: string }>(await owner.ask('GET', '/me')).identityStatus;
  expect(await statusOf()).toBe('approved');
  // Staff ask about it, which opens the step.
  await app.db
    .updateTable('people')
    .set({ kyc_status: 'additional_info_requested' })
    .where('id', '=', owner.person.userId)
    .execute();
  expect((await owner.ask('DELETE', '/files/user', { fileId: first })).status).toBe(200);
  await save(owner, await proofOf(await give(owner, 'another bill')), { isDraft: true });
  expect(await statusOf()).toBe('approved');
  await save(owner, undefined, { birthPlace: 'Oviedo', isDraft: true });
  expect(await statusOf()).toBe('not_started');
});

it('an upload that no answer names gives way to the next, and one that was handed in can’t be removed', async () => {
  const owner = await newApplicant();
  const left = await give(owner);
  const fileId = await give(owner, 'another bill');
  expect(fileId).not.toBe(left);
  await save(owner, await proofOf(fileId));
  const change = () => [
    owner.ask('DELETE', '/files/user', { fileId }),
    owner.ask('POST', '/files/user/update-language', { fileId, language: 'en' }),
  ];
  await app.db
    .updateTable('organizations')
    .set({ verification_status: 'completed' })
    .where('id', '=', owner.person.organization.id)
    .execute();
  await app.db.updateTable('people').set({ kyc_status: 'completed' }).where('id', '=', owner.person.userId).execute();
  for (const answer of await Promise.all(change())) expect(codeOf(answer)).toBe('VerificationStepClosedError');
});
