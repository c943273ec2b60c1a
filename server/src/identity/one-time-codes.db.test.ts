import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../clock/index.ts';
import { loadConfig } from '../config/index.ts';
import { type Connection, connect } from '../db/index.ts';
import { newId, type Requester } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { type IssuedCode, issueCode } from './issue-code.ts';
import { oneTimeCodes } from './one-time-codes.ts';

const database = testDatabase({ poolSize: 30 });
const { db } = database;
/** A second server process on the same database. */
const elsewhere = connect(database.appUrl, { poolSize: 30 });
afterAll(() => elsewhere.close());

const config = loadConfig({});
const codes = oneTimeCodes({ clock: createClock(config), config });
const purpose = 'POST /invoices/pay';

let userId: string;
beforeEach(() => {
  userId = newId('usr');
});

const issue = (forPurpose = purpose): Promise<IssuedCode> =>
  db.transaction().execute((transaction) => issueCode(transaction, { userId, purpose: forPurpose }));

async function issueCodeText(forPurpose = purpose): Promise<string> {
  const { code } = await issue(forPurpose);
  if (!code) throw new Error('A code was issued a moment ago.');
  return code;
}

const requester: Requester = { actor: { kind: 'anyone' }, requestId: 'req_1', ip: '192.0.2.7' };

const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const check = (code: string, { on = db, forPurpose = purpose }: { on?: Connection; forPurpose?: string } = {}) =>
  codes.check(on, { userId, purpose: forPurpose, code }, requester);

const consume = (challengeId: string, on = db) =>
  on.transaction().execute((transaction) => codes.consume(transaction, challengeId, requester));

/** Lets real time pass for the user's codes. */
const age = (interval: string) =>
  db
    .updateTable('otp_challenges')
    .set({
      created_at: sql<Date>`created_at - ${interval}::interval`,
      expires_at: sql<Date>`expires_at - ${interval}::interval`,
    })
    .where('user_id', '=', userId)
    .execute();

const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code });

/** Returns each refusal's code, or `accepted`. */
const outcomes = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.map((result) => (result.status === 'fulfilled' ? 'accepted' : (result.reason as { code: string }).code));

describe('a one-time code', () => {
  it('has six digits and is valid for ten minutes', async () => {
    const { code, expiresAt, resendAt } = await issue();
    expect(code).toMatch(/^\d{6}$/);
    expect(expiresAt.getTime() - resendAt.getTime()).toBe(570_000);
  });

  it('is audited with the person and the network of each attempt', async () => {
    const code = await issueCodeText();
    await check(wrongFor(code)).catch(() => {});
    await consume((await check(code)).challengeId);
    const trail = await db
      .selectFrom('audit_events')
      .select(['action', 'request_id', 'ip'])
      .where('object_id', '=', userId)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { action: 'one-time-code.refused', request_id: 'req_1', ip: '192.0.2.7' },
      { action: 'one-time-code.used', request_id: 'req_1', ip: '192.0.2.7' },
    ]);
  });

  it('is not stored in the database', async () => {
    const code = await issueCodeText();
    const [row] = await db.selectFrom('otp_challenges').selectAll().where('user_id', '=', userId).execute();
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('is valid once', async () => {
    const code = await issueCodeText();
    const { challengeId } = await check(code);
    await consume(challengeId);
    await expect(check(code)).rejects.toEqual(refusal('InvalidOtpError'));
    await expect(consume(challengeId)).rejects.toEqual(refusal('InvalidOtpError'));
  });

  it('identifies the challenge that it has used up, except while the person is locked out', async () => {
    const code = await issueCodeText();
    const attempt = { userId, purpose, code };
    const { challengeId } = await check(code);
    expect(await codes.findUsed(db, attempt)).toBeNull();
    await consume(challengeId);
    expect(await codes.findUsed(db, attempt)).toEqual({ challengeId });
    expect(await codes.findUsed(db, { ...attempt, code: wrongFor(code) })).toBeNull();
    expect(await codes.findUsed(db, { ...attempt, userId: newId('usr') })).toBeNull();
    for (let guess = 0; guess < 10; guess += 1) await check(wrongFor(code)).catch(() => {});
    expect(await codes.findUsed(db, attempt)).toBeNull();
  });

  it('stays valid when its call was refused', async () => {
    const code = await issueCodeText();
    const { challengeId } = await check(code);
    await expect(
      db.transaction().execute(async (transaction) => {
        await codes.consume(transaction, challengeId, requester);
        throw new Error('the call failed');
      }),
    ).rejects.toThrow('the call failed');
    await consume((await check(code)).challengeId);
  });

  it('is replaced at once on request after too many wrong guesses', async () => {
    const guessedAt = await issueCodeText();
    for (let guess = 0; guess < 5; guess += 1) await check(wrongFor(guessedAt)).catch(() => {});
    await expect(check(guessedAt)).rejects.toEqual(refusal('ExpiredOtpError'));
    const { challengeId } = await check(await issueCodeText());
    await consume(challengeId);
  });

  it('is used by exactly one of fifty parallel requests, on two processes', async () => {
    const code = await issueCodeText();
    const attempts = Array.from({ length: 50 }, async (_, index) => {
      const on = index % 2 === 0 ? db : elsewhere.db;
      const { challengeId } = await check(code, { on });
      await consume(challengeId, on);
    });
    const results = outcomes(await Promise.allSettled(attempts));
    expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
    expect(results.filter((result) => result === 'InvalidOtpError')).toHaveLength(49);
  });

  it('reports a repeated sign-in code as used, and does not count it as a guess', async () => {
    const code = await issueCodeText('sign-in');
    await consume((await check(code, { forPurpose: 'sign-in' })).challengeId);
    for (let times = 0; times < 12; times += 1) {
      await expect(check(code, { forPurpose: 'sign-in' })).rejects.toEqual(refusal('ReusedLoginOtpError'));
    }
  });

  it('is invalid for another purpose or another person', async () => {
    const code = await issueCodeText('sign-in');
    await expect(check(code)).rejects.toEqual(refusal('InvalidOtpError'));
    await expect(codes.check(db, { userId: newId('usr'), purpose: 'sign-in', code }, requester)).rejects.toEqual(
      refusal('InvalidOtpError'),
    );
  });

  it('expires', async () => {
    const code = await issueCodeText();
    await age('10 minutes');
    await expect(check(code)).rejects.toEqual(refusal('ExpiredOtpError'));
  });

  it('can expire between the check and the use', async () => {
    const { challengeId } = await check(await issueCodeText());
    await age('10 minutes');
    await expect(consume(challengeId)).rejects.toEqual(refusal('InvalidOtpError'));
  });
});

describe('a request for another code', () => {
  it('sends nothing within thirty seconds', async () => {
    const first = await issue();
    const second = await issue();
    expect(second.code).toBeUndefined();
    expect(second.challengeId).toBe(first.challengeId);
  });

  it('replaces the code after thirty seconds', async () => {
    const first = await issueCodeText();
    await age('31 seconds');
    const second = await issueCodeText();
    if (first !== second) await expect(check(first)).rejects.toEqual(refusal('InvalidOtpError'));
    await consume((await check(second)).challengeId);
  });

  it('sends one at once when the previous code was used', async () => {
    await consume((await check(await issueCodeText())).challengeId);
    expect((await issue()).code).toMatch(/^\d{6}$/);
  });

  it('sends one code for twenty parallel requests', async () => {
    const issued = await Promise.all(Array.from({ length: 20 }, () => issue()));
    expect(issued.filter(({ code }) => code !== undefined)).toHaveLength(1);
  });
});

describe('guessing', () => {
  it('makes the code invalid at the fifth wrong one', async () => {
    const code = await issueCodeText();
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(check(wrongFor(code))).rejects.toEqual(refusal('InvalidOtpError'));
    }
    await expect(check(code)).rejects.toEqual(refusal('ExpiredOtpError'));
  });

  it('locks the person for 15 minutes at the tenth wrong one, for every purpose', async () => {
    const code = await issueCodeText();
    for (let guess = 0; guess < 9; guess += 1) await check(wrongFor(code)).catch(() => {});
    await expect(check(wrongFor(code))).rejects.toMatchObject({ code: 'BruteForceAttemptError', tried: 'code' });
    await expect(check(code, { forPurpose: 'sign-in' })).rejects.toEqual(refusal('BruteForceAttemptError'));
    await expect(issue('sign-in')).rejects.toEqual(refusal('BruteForceAttemptError'));

    await db
      .updateTable('sign_in_attempts')
      .set({
        locked_until: sql<Date>`locked_until - interval '15 minutes'`,
        window_started_at: sql<Date>`window_started_at - interval '15 minutes'`,
      })
      .where('subject', '=', userId)
      .execute();
    const fresh = await issueCodeText('sign-in');
    await consume((await check(fresh, { forPurpose: 'sign-in' })).challengeId);
  });

  it('is counted by two processes together, even in parallel', async () => {
    const code = await issueCodeText();
    const guesses = Array.from({ length: 40 }, (_, index) =>
      check(wrongFor(code), { on: index % 2 === 0 ? db : elsewhere.db }),
    );
    const results = outcomes(await Promise.allSettled(guesses));
    expect(results).not.toContain('accepted');
    await expect(check(code)).rejects.toEqual(refusal('BruteForceAttemptError'));
    await expect(check(code, { on: elsewhere.db })).rejects.toEqual(refusal('BruteForceAttemptError'));
  });

  it('is counted from 0 again after a right code', async () => {
    const code = await issueCodeText();
    for (let guess = 0; guess < 4; guess += 1) await check(wrongFor(code)).catch(() => {});
    await consume((await check(code)).challengeId);
    expect(await db.selectFrom('sign_in_attempts').selectAll().where('subject', '=', userId).execute()).toEqual([]);
  });

  it('is audited, without the code', async () => {
    const code = await issueCodeText();
    await check(wrongFor(code)).catch(() => {});
    const events = await db.selectFrom('audit_events').selectAll().where('object_id', '=', userId).execute();
    expect(events).toEqual([
      expect.objectContaining({ action: 'one-time-code.refused', detail: { purpose, reason: 'wrong' } }),
    ]);
  });
});
