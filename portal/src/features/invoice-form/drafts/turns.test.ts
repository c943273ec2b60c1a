import { ApiError } from '@quittance/sdk/client';
import type { ErrorCode } from '@quittance/sdk/contract';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const refusal = (status: number, code: ErrorCode) => new ApiError({ kind: 'refused', code, message: '', status });

it('calls follow one another, also after a failure', async () => {
  const inTurn = createTurns();
  const made: string[] = [];
  const first = inTurn(async () => {
    await Promise.resolve();
    made.push('first');
    throw refusal(409, 'DraftChangedError');
  });
  const second = inTurn(async () => made.push('second'));
  await expect(first).rejects.toMatchObject({ code: 'DraftChangedError' });
  await second;
  expect(made).toEqual(['first', 'second']);
});

it('a call that waits is not made after the session has ended', async () => {
  const inTurn = createTurns();
  let isMade = false;
  const first = inTurn(() => Promise.reject(refusal(401, 'UnauthenticatedError')));
  const second = inTurn(async () => {
    isMade = true;
  });
  await expect(first).rejects.toMatchObject({ status: 401 });
  await expect(second).rejects.toMatchObject({ status: 401 });
  expect(isMade).toBe(false);
});
