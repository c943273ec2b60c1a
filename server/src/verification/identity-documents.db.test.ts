import { describe, expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { identityCheckWorld } from './identity-check-fixtures.ts';

const { app, owner, started, completed, statusesOf, auditsOf, referenceOf, sendCallbacks, post, ownDocument } =
  identityCheckWorld(testDatabase());

describe('the document of an approved check', () => {
  const sessionOf = async () =>
    app.db
      .selectFrom('identity_sessions')
      .select(['outcome', 'mismatches'])
      .where('person_id', '=', owner().person.userId)
      .where('superseded_at', 'is', null)
      .executeTakeFirstOrThrow();
  const shows = async (document: object | undefined) => {
    await started();
    const reference = await referenceOf(owner());
    expect((await post({ reference, outcome: 'approved', document })).status).toBe(204);
  };
  const waits = { kyc_status: 'submitted', identity_status: 'pending' };

  it('of another person leaves the decision to staff, however often the vendor says it', async () => {
    await started('mismatch');
    expect(await completed()).toEqual({ status: 'submitted', identityStatus: 'pending', outcome: 'pending' });
    await sendCallbacks();
    await completed();
    expect(await statusesOf(owner())).toEqual(waits);
    const mismatches = ['name', 'birthDate', 'documentNumber'];
    expect(await sessionOf()).toEqual({ outcome: 'pending', mismatches });
    expect(await auditsOf(owner())).toEqual([{ outcome: 'pending', mismatches: mismatches.join(', ') }]);
  });

  it('approves the identity in capitals, without accents and in another order', async () => {
    await app.db
      .updateTable('people')
      .set({ first_name: 'Zoë', last_name: 'Núñez' })
      .where('id', '=', owner().person.userId)
      .execute();
    await shows({ ...(await ownDocument()), firstName: 'NUNEZ', lastName: 'ZOE', documentNumber: undefined });
    expect(await statusesOf(owner())).toEqual({ kyc_status: 'submitted', identity_status: 'approved' });
    expect(await sessionOf()).toEqual({ outcome: 'approved', mismatches: null });
  });

  it.each([
    ['another birth date', { birthDate: '1971-01-01' }, ['birthDate']],
    ['another number', { documentNumber: 'X1' }, ['documentNumber']],
    ['another name', { lastName: 'Moss' }, ['name']],
  ])('with %s waits for staff', async (_, read, mismatches) => {
    await shows({ ...(await ownDocument()), ...read });
    expect(await statusesOf(owner())).toEqual(waits);
    expect((await sessionOf()).mismatches).toEqual(mismatches);
  });

  it('that the vendor did not read waits for staff', async () => {
    await shows(undefined);
    expect(await statusesOf(owner())).toEqual(waits);
    expect((await sessionOf()).mismatches).toEqual(['unread']);
  });
});
