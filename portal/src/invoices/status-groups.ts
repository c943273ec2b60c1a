import type { InvoiceStatus } from '@quittance/sdk/contract';

/** Which of the two lists: what the organization pays, or what it is paid. */
export type Direction = 'expenses' | 'income';

export const statusGroups = ['all', 'open', 'overdue', 'draft', 'scheduled', 'processing', 'paid', 'closed'] as const;
export type StatusGroup = (typeof statusGroups)[number];

/**
 * Statuses that a group stands for; undefined asks for every status. Groups do not overlap: `unpaid` and `sent` are asked
 * for without what is overdue.
 */
type GroupStatuses = Partial<Record<StatusGroup, readonly InvoiceStatus[] | undefined>>;

const onBothSides: GroupStatuses = {
  all: undefined,
  overdue: ['overdue'],
  processing: ['pending_payment_approval'],
  paid: ['allocated', 'completed', 'paid_late', 'paid_externally'],
  closed: ['rejected_by_recipient', 'canceled_by_sender', 'denied'],
};

const groupsOf: Readonly<Record<Direction, GroupStatuses>> = {
  expenses: { ...onBothSides, open: ['unpaid'] },
  income: { ...onBothSides, open: ['sent'], draft: ['draft'], scheduled: ['scheduled'] },
};

/** The groups that a list is filtered by, in the order in which they are shown. */
export const groupsFor = (direction: Direction): readonly StatusGroup[] =>
  statusGroups.filter((group) => group in groupsOf[direction]);

/** What a group is called: the open invoices of a list by the word that their badge says. */
export function groupWord(direction: Direction, group: StatusGroup): string {
  if (group !== 'open') return group;
  return direction === 'income' ? 'sent' : 'unpaid';
}

export const statusesOf = (direction: Direction, group: StatusGroup): readonly InvoiceStatus[] | undefined =>
  groupsOf[direction][group];
