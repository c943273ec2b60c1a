import { describe, expect, it } from 'vitest';
import { checkHolder, type ExternalAccountKind, judgeNameCheck, type NameCheckOutcome } from './index.ts';

describe('a name check', () => {
  it.each<[ExternalAccountKind, NameCheckOutcome, string, number]>([
    ['business', 'match', 'continue', 0],
    ['person', 'close-match', 'warn', 0],
    ['business', 'no-match', 'warn', 24],
    ['person', 'unavailable', 'warn', 0],
    ['own-business', 'match', 'continue', 0],
    ['own-business', 'no-match', 'refuse', 24],
  ])('of %s with %s: %s, %i hours', (kind, outcome, consequence, waitingHours) => {
    expect(judgeNameCheck(kind, outcome, '2026-11-24')).toEqual({ consequence, waitingHours });
  });

  it('refuses before there was a policy', () => {
    expect(judgeNameCheck('person', 'match', '2020-12-31').consequence).toBe('refuse');
  });
});

describe('the holder of an account', () => {
  it.each<[ExternalAccountKind, string, string, string | null]>([
    ['own-business', 'Harbor Light, LLC', 'harbor light LLC', null],
    ['own-business', 'Café Ñandú S.A.', 'Cafe Nandu SA', null],
    ['own-business', 'Harbor Light', 'Harbor Lights', 'holderNotOwn'],
    ['business', 'Harbor Light', 'Harbor Lights', null],
    ['person', 'Ada Fox', 'Harbor Lights', null],
  ])('%s “%s” of the company “%s”: %s', (kind, holderName, legalName, key) => {
    expect(checkHolder(kind, holderName, legalName)?.key ?? null).toBe(key);
  });
});
