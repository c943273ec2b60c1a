import { formatMoney } from '@quittance/sdk/money';
import { planCurrency } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { addMoneyLink } from './links.ts';
import { mailOwner } from './mail-owner.ts';
import type { PlanCharge } from './postings.ts';

/** Tells the owner that the balance does not cover a month of the plan. */
export const mailUnpaidCharge = (
  { app, db }: OperationContext,
  { id, organizationId, amountMinor }: PlanCharge,
): Promise<void> =>
  mailOwner(db, { organizationId, about: id }, ({ organizationName, locale }) => ({
    template: 'plan-charge-unpaid',
    data: {
      organizationName,
      amount: formatMoney({ amountMinor, currency: planCurrency }, locale),
      link: addMoneyLink(app),
    },
  }));
