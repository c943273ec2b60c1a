import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { testServer } from '../test-support/test-server.ts';
import { forgivePassword, spendPassword } from './password-attempts.ts';
import { newEmail, newPerson, password, type SignInPerson, start } from './sign-in-fixtures.ts';

const database = testDatabase({ poolSize: 20 });
const { db } = database;
// Behind a proxy, so that a test can come from many networks.
const portal = testServer(database, { config: { trustedProxyHops: 1 } });
const secondPortal = testServer(database, { config: { trustedProxyHops: 1 } });

let person: SignInPerson;

beforeEach(async () => {
  person = await newPerson(db);
});

const home = '198.51.100.7';
const elsewhere = '203.0.113.9';

interface Guess {
  readonly email?: string;
  /** Default: a wrong one. */
  readonly password?: string;
  readonly ip?: string;
}

/** Tries a password. Returns the code of the refusal; undefined for the right password. */
async function give(guess: Guess, server = portal): Promise<string | undefined> {
  const credentials = { email: person.email, password: 'wrong', ...guess };
  return codeOf(await start(server.client(), credentials, { 'x-forwarded-for': guess.ip ?? elsewhere }));
}

const giveRight = (ip: string) => give({ password, ip });

/** Sends guesses to two processes in turn. */
const giveInTurn = (guess: Guess, index: number) => give(guess, index % 2 === 0 ? portal : secondPortal);

/** Counts wrong passwords as over HTTP, without the time for hashing. */
async function countWrong(times: number, ipOf: (index: number) => string): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await spendPassword(db, { kind: 'customer', email: person.email, ip: ipOf(index) });
  }
}

/** Spreads guesses over networks, so that no network reaches its own limit. */
const spread = (index: number): string => `192.0.2.${index % 20}`;

const countsOf = async (kind: 'password' | 'password-anywhere'): Promise<number[]> => {
  const rows = await db.selectFrom('sign_in_attempts').select('count').where('kind', '=', kind).execute();
  return rows.map(({ count }) => count);
};

describe('wrong passwords for an address', () => {
  it('lock out their network, on either process, whether or not the address is known', async () => {
    for (const email of [person.email, newEmail()]) {
      const refused: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1) refused.push(await giveInTurn({ email }, attempt));
      expect(refused).toEqual([...Array(10).fill('InvalidCredentialsError'), 'BruteForceAttemptError']);
    }
    expect(await giveRight(elsewhere)).toBe('BruteForceAttemptError');
  });

  it('are distinguished from wrong codes', async () => {
    await countWrong(10, () => elsewhere);
    const refused = await start(portal.client(), { email: person.email, password }, { 'x-forwarded-for': elsewhere });
    expect(refused.body).toMatchObject({ code: 'BruteForceAttemptError', tried: 'password' });
  });

  it('still let the owner sign in from another network', async () => {
    await countWrong(9, () => elsewhere);
    expect(await give({ ip: elsewhere })).toBe('InvalidCredentialsError');
    expect(await giveRight(elsewhere)).toBe('BruteForceAttemptError');
    expect(await giveRight(home)).toBeUndefined();
    expect(await giveRight(elsewhere)).toBe('BruteForceAttemptError');
  });

  it('still let the network sign in with another address', async () => {
    await countWrong(10, () => elsewhere);
    expect(await giveRight(elsewhere)).toBe('BruteForceAttemptError');
    person = await newPerson(db);
    expect(await giveRight(elsewhere)).toBeUndefined();
  });

  it('count together from one /64 of IPv6, and separately from two', async () => {
    await countWrong(10, (index) => `2001:db8:1:2::${index}`);
    expect(await giveRight('2001:db8:1:2:ffff::1')).toBe('BruteForceAttemptError');
    expect(await giveRight('2001:db8:1:3::1')).toBeUndefined();
  });

  it('lock the address for everybody at the hundredth, from any number of networks, on either process', async () => {
    await countWrong(99, spread);
    expect(await giveInTurn({ ip: home }, 0)).toBe('InvalidCredentialsError');
    expect(await giveInTurn({ password, ip: home }, 0)).toBe('BruteForceAttemptError');
    expect(await giveInTurn({ password, ip: '2001:db8::1' }, 1)).toBe('BruteForceAttemptError');
  });

  it('don’t count towards that lock once their network is locked out', async () => {
    await countWrong(10, () => elsewhere);
    const refused = Array.from({ length: 100 }, () => countWrong(1, () => elsewhere));
    expect((await Promise.allSettled(refused)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await giveRight(home)).toBeUndefined();
  });

  it('don’t count for a network while the address is locked for everybody', async () => {
    await countWrong(100, spread);
    for (let attempt = 0; attempt < 10; attempt += 1) await expect(countWrong(1, () => home)).rejects.toThrow();
    await db.deleteFrom('sign_in_attempts').where('kind', '=', 'password-anywhere').execute();
    expect(await giveRight(home)).toBeUndefined();
  });

  it('are stored without address and network', async () => {
    await countWrong(1, () => elsewhere);
    const rows = JSON.stringify(await db.selectFrom('sign_in_attempts').selectAll().execute());
    expect(rows).not.toContain(person.email);
    expect(rows).not.toContain(elsewhere);
  });
});

describe('parallel passwords', () => {
  it('are checked ten times; the lock refuses all others, even the right one', async () => {
    const wrong = Array.from({ length: 30 }, (_, index) => giveInTurn({}, index));
    const outcomes = await Promise.all(wrong);
    expect(outcomes.filter((code) => code === 'InvalidCredentialsError')).toHaveLength(10);
    expect(outcomes.filter((code) => code === 'BruteForceAttemptError')).toHaveLength(20);
    const late = await Promise.all([{ password }, {}, { password }].map(giveInTurn));
    expect(late).toEqual(Array(3).fill('BruteForceAttemptError'));
  });

  it('count while they are still being checked', async () => {
    await db.deleteFrom('sign_in_attempts').execute();
    const ten = Array.from({ length: 10 }, () => give({}));
    await expect.poll(() => countsOf('password'), { interval: 1 }).toEqual([10]);
    expect(await give({ password }, secondPortal)).toBe('BruteForceAttemptError');
    expect(await Promise.all(ten)).toEqual(Array(10).fill('InvalidCredentialsError'));
  });
});

describe('the right password', () => {
  it('resets the count of its network', async () => {
    await countWrong(9, () => home);
    expect(await giveRight(home)).toBeUndefined();
    await countWrong(9, () => home);
    expect(await giveRight(home)).toBeUndefined();
  });

  it('keeps the guesses of other networks, and is not counted as a guess', async () => {
    await countWrong(99, spread);
    for (let time = 0; time < 3; time += 1) expect(await giveRight(home)).toBeUndefined();
    expect(await give({ ip: home })).toBe('InvalidCredentialsError');
    expect(await giveRight(home)).toBe('BruteForceAttemptError');
  });

  it('allows no further guesses when it is given while others are checked', async () => {
    await db.deleteFrom('sign_in_attempts').execute();
    await countWrong(100, spread);
    await forgivePassword(db, { kind: 'customer', email: person.email, ip: spread(0) });
    await countWrong(1, () => home);
    await expect(countWrong(1, () => elsewhere)).rejects.toMatchObject({ code: 'BruteForceAttemptError' });
    expect(await countsOf('password-anywhere')).toEqual([100]);
  });
});
