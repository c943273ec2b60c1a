import { describe, expect, it } from 'vitest';
import { firstStepsOf } from './overview.ts';

const company = { verificationStatus: 'approved', hasApprovedDeposits: true, hasInvitedContact: true };
const facts = { accountSecure: true, company, hasSentInvoice: true };

describe('first steps', () => {
  it.each([
    ['secure-account', { accountSecure: false }],
    ['verify', { company: { ...company, verificationStatus: 'completed' } }],
    ['add-money', { company: { ...company, hasApprovedDeposits: false } }],
    ['add-contact', { company: { ...company, hasInvitedContact: false } }],
    ['send-invoice', { hasSentInvoice: false }],
  ] as const)('%s is open, the others are done', (open, changes) => {
    const steps = firstStepsOf({ ...facts, ...changes });
    expect(steps.filter(({ isDone }) => !isDone).map(({ step }) => step)).toEqual([open]);
    expect(steps).toHaveLength(5);
  });

  it('end when all are done, and without an organization', () => {
    expect(firstStepsOf(facts)).toEqual([]);
    expect(firstStepsOf({ ...facts, company: null, hasSentInvoice: false })).toEqual([]);
  });
});
