import { formatMoney } from '@quittance/sdk/money';
import { planCurrency } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import { findContactEmail, getOrganization } from '../organizations/index.ts';
import type { PlanCharge } from './postings.ts';

/** Tells the owner that the balance does not cover a month of the plan. */
export async function mailUnpaidCharge(
  { app, db }: OperationContext,
  { id, organizationId, amountMinor }: PlanCharge,
): Promise<void> {
  const to = await findContactEmail(db, organizationId);
  if (to === null) return;
  const { legalName } = await getOrganization(db, organizationId);
  const locale = await findRecipientLocale(db, to, 'en');
  await sendMail(db, {
    to,
    template: 'plan-charge-unpaid',
    locale,
    data: {
      organizationName: legalName,
      amount: formatMoney({ amountMinor, currency: planCurrency }, locale),
      link: `${app.config.publicUrl}/accounts/traditional/${planCurrency}/details`,
    },
    about: id,
  });
}
