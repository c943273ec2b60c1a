import { addDays } from '@quittance/sdk/time';
import { describe, expect, it } from 'vitest';
import { demoOrganizations } from './demo-organizations.ts';
import { planDemoInvoices } from './demo-plan.ts';

const today = '2026-06-30';
const days = 60;
const plan = planDemoInvoices(today, days);

describe('the plan of the demo', () => {
  it('gives every invoice a realistic name, with numbers of phases and rounds', () => {
    const summaries = plan.map(({ summary }) => summary);
    expect(summaries.filter((summary) => /[{}]|, (sprint|round|phase)$/.test(summary))).toEqual([]);
  });

  it('has organizations sign up on different days, each before its first invoice', () => {
    expect(new Set(demoOrganizations.map(({ joinsOnDay }) => joinsOnDay)).size).toBe(demoOrganizations.length);
    for (const { key, joinsOnDay } of demoOrganizations) {
      const own = plan.filter(
        ({ seller, buyer }) => seller === key || ('organization' in buyer && buyer.organization === key),
      );
      for (const { sendDate } of own) expect(sendDate > addDays(today, joinsOnDay - days)).toBe(true);
    }
  });
});
