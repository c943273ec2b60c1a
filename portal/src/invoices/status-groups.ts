import type { InvoiceStatus } from '@quittance/sdk/contract';

/** The two lists: what the organization pays, and what it is paid. */
export type Direction = 'expenses' | 'income';

export const statusGroups = ['all', 'open', 'overdue', 'draft', 'scheduled', 'processing', 'paid', 'closed'] as const;
export type StatusGroup = (typeof statusGroups)[number];

/**
 * The statuses of a group; undefined for all. Groups don't overlap: `unpaid` and `sent` exclude overdue invoices.
 */
type GroupStatuses = Partial<Record<StatusGroup, readonly InvoiceStatus[] | undefined>>;

const onBothSides: GroupStatuses = {
  all: undefined,
  overdue: ['overdue'],
  processing: ['pending_payment_approval'],
  paid: ['allocated', 'completed', 'paid_late'],
  closed: ['rejected_by_recipient', 'denied'],
};

const groupsOf: Readonly<Record<Direction, GroupStatuses>> = {
  expenses: { ...onBothSides, open: ['unpaid'] },
  income: { ...onBothSides, open: ['sent'], draft: ['draft'], scheduled: ['scheduled'] },
};

/** Returns the groups of a list, in display order. */
export const groupsFor = (direction: Direction): readonly StatusGroup[] =>
  statusGroups.filter((group) => group in groupsOf[direction]);

/** Returns a group's name: for open invoices, the text of their badge. */
export function groupWord(direction: Direction, group: StatusGroup) {
  if (group !== 'open') return group;
  return direction === 'income' ? 'sent' : 'unpaid';
}

export const statusesOf = (direction: Direction, group: StatusGroup): readonly InvoiceStatus[] | undefined =>
  groupsOf[direction][group];
