import type { AnswerOf, Contract } from '@quittance/sdk/client';
import type { Direction, StatusGroup } from '../../invoices/status-groups.ts';

export type InvoiceIndicators = AnswerOf<Contract['getInvoiceIndicators']>;

export interface Indicator {
  /** The list's group with the counted invoices. */
  readonly group: StatusGroup;
  readonly count: number;
  /** Decimal text in major units; in US dollars for several currencies, absent while a rate is missing. */
  readonly total?: string | undefined;
  /** Totals by currency. */
  readonly amounts: readonly CurrencyAmount[];
}

interface CurrencyAmount {
  readonly currency: string;
  /** Decimal text in major units. */
  readonly total: string;
}

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
