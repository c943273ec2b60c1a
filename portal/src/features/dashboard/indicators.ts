import type { AnswerOf, Contract } from '@quittance/sdk/client';
import type { Direction } from '../../invoices/status-groups.ts';
import type { Indicator } from './indicator-cards.tsx';

export type InvoiceIndicators = AnswerOf<Contract['getInvoiceIndicators']>;

/** Returns the cards of one side of the dashboard, each with the list's group that it counts. */
export function indicatorsOf({ income, expenses }: InvoiceIndicators, direction: Direction): readonly Indicator[] {
  if (direction === 'expenses') {
    return [
      { group: 'open', ...expenses.unpaid },
      { group: 'overdue', ...expenses.overdue },
    ];
  }
  return [
    { group: 'open', ...income.sent },
    { group: 'overdue', ...income.overdue },
    { group: 'draft', ...income.draft },
    { group: 'scheduled', ...income.scheduled },
  ];
}
