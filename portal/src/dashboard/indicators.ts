import type { AnswerOf, Contract } from '@quittance/sdk/client';
import type { Indicator } from './indicator-cards.tsx';
import type { Direction } from './status-groups.ts';

type InvoiceIndicators = AnswerOf<Contract['getInvoiceIndicators']>;

/** The cards of one side of the dashboard, each with the list's group that holds what it counts. */
export function indicatorsOf({ income, expenses }: InvoiceIndicators, direction: Direction): readonly Indicator[] {
  if (direction === 'expenses') {
    return [
      { word: 'open', group: 'open', ...expenses.unpaid },
      { word: 'overdue', group: 'overdue', isAlarming: true, ...expenses.overdue },
    ];
  }
  return [
    { word: 'open', group: 'open', ...income.sent },
    { word: 'overdue', group: 'overdue', isAlarming: true, ...income.overdue },
    { word: 'draft', group: 'draft', ...income.draft },
    { word: 'scheduled', group: 'scheduled', ...income.scheduled },
  ];
}
