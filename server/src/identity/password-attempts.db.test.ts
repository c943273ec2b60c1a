import { beforeEach, expect, it } from 'vitest';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { emailSubject } from './check-password.ts';
import { newEmail, newPerson, password, type SignInPerson, start } from './sign-in-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
const portal = testServer(database);
const secondPortal = testServer(database);

let person: SignInPerson;

beforeEach(async () => {
  person = await newPerson(db);
});

/** Attempts counted for the person's e-mail address. */
async function countOfPasswords(): Promise<number> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('count')
    .where('kind', '=', 'password')
    .where('subject', '=', emailSubject('customer', person.email))
    .executeTakeFirst();
  return row?.count ?? 0;
}

it('locks an address after ten wrong passwords on either process, known or not', async () => {
  for (const address of [person.email, newEmail()]) {
    const refused: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const client = (attempt % 2 === 0 ? portal : secondPortal).client();
      refused.push(codeOf(await start(client, { email: address, password: 'wrong' })));
    }
    expect(refused).toEqual([...Array(10).fill('InvalidCredentialsError'), 'BruteForceAttemptError']);
  }
  expect(codeOf(await start(portal.client(), person))).toBe('BruteForceAttemptError');
});

it('looks at ten of many passwords sent at once, and lets none past the lock, not even the right one', async () => {
  const guess = (guessed: string, index: number) =>
    start((index % 2 === 0 ? portal : secondPortal).client(), { email: person.email, password: guessed });
  const wrong = Array.from({ length: 30 }, (_, index) => guess('wrong', index));
  const outcomes = (await Promise.all(wrong)).map(codeOf);
  expect(outcomes.filter((code) => code === 'InvalidCredentialsError')).toHaveLength(10);
  expect(outcomes.filter((code) => code === 'BruteForceAttemptError')).toHaveLength(20);
  const late = await Promise.all([guess(password, 0), guess('wrong', 1), guess(password, 2)]);
  expect(late.map(codeOf)).toEqual(Array(3).fill('BruteForceAttemptError'));
});

it('counts a password that is still being looked at', async () => {
  const ten = Array.from({ length: 10 }, () => start(portal.client(), { email: person.email, password: 'wrong' }));
  await expect.poll(countOfPasswords, { interval: 1 }).toBe(10);
  const right = start(secondPortal.client(), person);
  expect(codeOf(await right)).toBe('BruteForceAttemptError');
  expect((await Promise.all(ten)).map(codeOf)).toEqual(Array(10).fill('InvalidCredentialsError'));
});

it('forgets wrong passwords after the right one', async () => {
  for (let attempt = 0; attempt < 9; attempt += 1)
    await start(portal.client(), { email: person.email, password: 'wrong' });
  expect((await start(portal.client(), person)).status).toBe(200);
  expect(await countOfPasswords()).toBe(0);
});
