import { describe, expect, it } from 'vitest';
import { businessDateOf } from '../time/index.ts';
import { checkGovernmentIdDate, checkProofOfAddressDate } from './document-age.ts';

describe('proof of address is under 3 months old', () => {
  it.each([
    ['2026-06-15', '2026-06-15', null],
    ['2026-03-16', '2026-06-15', null],
    ['2026-03-15', '2026-06-15', 'proofOfAddressTooOld'],
    ['2025-11-30', '2026-02-27', null],
    ['2025-11-30', '2026-02-28', 'proofOfAddressTooOld'],
    ['2026-06-16', '2026-06-15', 'dateInvalid'],
    ['15/06/2026', '2026-06-15', 'dateInvalid'],
    ['', '2026-06-15', 'dateInvalid'],
  ])('dated %j, on %s: %s', (issuedOn, today, key) => {
    const found = key === 'proofOfAddressTooOld' ? { key, values: { max: 3 } } : key && { key };
    expect(checkProofOfAddressDate(issuedOn, today)).toEqual(found);
  });
});

describe('government ID is at most 90 days old', () => {
  it.each([
    ['2026-06-15', '2026-06-15', null],
    ['2026-03-17', '2026-06-15', null],
    ['2026-03-16', '2026-06-15', 'governmentIdTooOld'],
    ['2026-06-16', '2026-06-15', 'dateInvalid'],
    ['2026-02-30', '2026-06-15', 'dateInvalid'],
  ])('dated %j, on %s: %s', (issuedOn, today, key) => {
    const found = key === 'governmentIdTooOld' ? { key, values: { max: 90 } } : key && { key };
    expect(checkGovernmentIdDate(issuedOn, today)).toEqual(found);
  });
});

describe('the day on which a document is submitted', () => {
  it.each([
    ['2026-06-15T03:59:00Z', null],
    ['2026-06-15T04:01:00Z', { key: 'proofOfAddressTooOld', values: { max: 3 } }],
  ])('is the date in America/New_York: at %s a bill of 15 March is %j', (instant, found) => {
    expect(checkProofOfAddressDate('2026-03-15', businessDateOf(new Date(instant)))).toEqual(found);
  });
});
