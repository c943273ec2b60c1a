import { describe, expect, it } from 'vitest';
import { contactName, inviteExpiresAt, inviteResendAt, inviteState } from './contacts.ts';

describe('an invite', () => {
  const sentAt = new Date('2031-05-05T12:00:00.000Z');
  const dates = {
    resendAt: inviteResendAt(sentAt).toISOString(),
    expiresAt: inviteExpiresAt(sentAt).toISOString(),
  };

  it('can be resent after ten minutes and expires after thirty days', () => {
    expect(dates).toEqual({ resendAt: '2031-05-05T12:10:00.000Z', expiresAt: '2031-06-04T12:00:00.000Z' });
  });

  it.each([
    ['2031-05-05T12:00:00.000Z', 'waiting'],
    ['2031-05-05T12:09:59.999Z', 'waiting'],
    ['2031-05-05T12:10:00.000Z', 'resendable'],
    ['2031-06-04T11:59:59.999Z', 'resendable'],
    ['2031-06-04T12:00:00.000Z', 'expired'],
  ])('is at %s %s', (now, state) => {
    expect(inviteState(dates, new Date(now))).toBe(state);
  });
});

describe('the name of a contact', () => {
  it.each([
    [{ legalName: 'Cedar Co', firstName: 'Ada', lastName: 'Vale', email: 'ada@cedar.example' }, 'Cedar Co'],
    [{ firstName: 'Ada', lastName: 'Vale', email: 'ada@cedar.example' }, 'Ada Vale'],
    [{ firstName: 'Ada' }, 'Ada'],
    [{ email: 'ada@cedar.example' }, 'ada@cedar.example'],
    [{}, ''],
  ])('of %j is “%s”', (contact, name) => {
    expect(contactName(contact)).toBe(name);
  });
});
