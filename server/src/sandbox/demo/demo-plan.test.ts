import { addDays } from '@quittance/sdk/time';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from './demo-companies.ts';
import { planDemoInvoices } from './demo-plan.ts';

const today = '2026-06-30';
const days = 60;
const plan = planDemoInvoices(today, days);

describe('the plan of the demo', () => {
  it('names every invoice as a person would, with the numbers of phases and rounds', () => {
    const summaries = plan.map(({ summary }) => summary);
    expect(summaries.filter((summary) => /[{}]|, (sprint|round|phase)$/.test(summary))).toEqual([]);
  });

  it('has companies sign up on different days, each before its first invoice', () => {
    expect(new Set(demoCompanies.map(({ joinsOnDay }) => joinsOnDay)).size).toBe(demoCompanies.length);
    for (const { key, joinsOnDay } of demoCompanies) {
      const own = plan.filter(({ seller, buyer }) => seller === key || ('company' in buyer && buyer.company === key));
      for (const { sendDate } of own) expect(sendDate > addDays(today, joinsOnDay - days)).toBe(true);
    }
  });
});
