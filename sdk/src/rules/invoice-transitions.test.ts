import { describe, expect, it } from 'vitest';
import { storedInvoiceStatuses } from './invoice-status.ts';
import { invoiceTransitions, isTransition, statusesAfter, statusWhenPaid } from './invoice-transitions.ts';

describe('invoice transitions', () => {
  it.each([
    ['none', 'send', 'sent'],
    ['draft', 'send', 'sent'],
    ['draft', 'delete', 'deleted'],
    ['scheduled', 'sending-date-reached', 'sent'],
    ['scheduled', 'schedule', 'scheduled'],
    ['scheduled', 'unschedule', 'draft'],
    ['scheduled', 'send', 'sent'],
    ['scheduled', 'delete', 'deleted'],
    ['sent', 'balance-paid', 'allocated'],
    ['sent', 'balance-paid', 'paid_late'],
    ['sent', 'debit-authorized', 'pending_payment_approval'],
    ['pending_payment_approval', 'payment-accepted', 'completed'],
    ['pending_payment_approval', 'payment-failed', 'sent'],
    ['allocated', 'released', 'completed'],
    ['allocated', 'released', 'paid_late'],
    ['completed', 'late-return', 'sent'],
    ['rejected_by_recipient', 'canceled', 'canceled_by_sender'],
    ['rejected_by_recipient', 'marked-paid-externally', 'paid_externally'],
  ] as const)('%s, %s: %s', (from, event, to) => {
    expect(isTransition(from, event, to)).toBe(true);
  });

  it.each([
    ['pending_payment_approval', 'balance-paid'],
    ['pending_payment_approval', 'canceled'],
    ['pending_payment_approval', 'marked-paid-externally'],
    ['allocated', 'canceled'],
    ['allocated', 'rejected'],
    ['completed', 'balance-paid'],
    ['sent', 'delete'],
    ['sent', 'save'],
    ['draft', 'balance-paid'],
    ['none', 'balance-paid'],
    ['deleted', 'send'],
  ] as const)('%s refuses %s', (from, event) => {
    expect(statusesAfter(from, event)).toEqual([]);
  });

  it('has each event at most once per status, so that the table is unambiguous', () => {
    const seen = invoiceTransitions.flatMap(({ from, event }) => from.map((status) => `${status} ${event}`));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('reaches every stored status', () => {
    const reached = new Set(invoiceTransitions.flatMap(({ to }) => to));
    expect(storedInvoiceStatuses.filter((status) => !reached.has(status))).toEqual([]);
  });

  it('has no transition out of a final status', () => {
    for (const end of ['deleted', 'canceled_by_sender', 'paid_externally', 'denied'] as const) {
      expect(invoiceTransitions.filter(({ from }) => from.includes(end))).toEqual([]);
    }
  });
});

describe('the status after clearing', () => {
  it.each([
    ['2026-03-01', '2026-03-10', '2026-03-01', 'allocated'],
    ['2026-03-01', '2026-03-10', '2026-03-10', 'completed'],
    ['2026-03-09', '2026-03-10', '2026-03-13', 'completed'],
    ['2026-03-10', '2026-03-10', '2026-03-10', 'completed'],
    ['2026-03-11', '2026-03-10', '2026-03-11', 'paid_late'],
    ['2026-03-11', '2026-03-10', '2026-03-16', 'paid_late'],
  ] as const)('authorized %s, due %s, cleared %s: %s', (authorizedOn, dueDate, today, status) => {
    expect(statusWhenPaid({ authorizedOn, dueDate, today })).toBe(status);
  });
});
