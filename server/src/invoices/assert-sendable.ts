import { errorTexts } from '@quittance/sdk/i18n';
import { isRestrictedOrganization, type SendableLine, schedulingProblems, sendingProblems } from '@quittance/sdk/rules';
import { type OperationContext, Refusal, refuseField, refuseFields } from '../kernel/index.ts';
import { listOpenedAccounts, type Organization } from '../organizations/index.ts';
import type { Invoice } from './invoice.ts';
import { type InvoiceItem, listItems } from './invoice-repository.ts';

interface SendingParties {
  readonly seller: Organization;
  /** Whose member has the recipient's address; null without an account. */
  readonly buyer: Organization | null;
  /** Whether it is to be sent on its sending date instead of now. */
  readonly isScheduled: boolean;
}

/**
 * Asserts that an invoice can be sent now or, if it is scheduled, on its sending date.
 * @throws PersonOrCompanyDisabled for a restricted seller; ValidationError by field
 */
export async function assertSendable(
  context: OperationContext,
  draft: Invoice,
  { seller, buyer, isScheduled }: SendingParties,
): Promise<void> {
  if (isRestrictedOrganization(seller.status)) {
    throw new Refusal('PersonOrCompanyDisabled', 'The company is restricted.');
  }
  const problemsOf = isScheduled ? schedulingProblems : sendingProblems;
  const problems = problemsOf(
    {
      ...draft,
      sendingDate: draft.sendingDate ?? '',
      items: (await listItems(context.db, draft.id)).map(sendableLine),
      fees: draft.fees.map(({ value, ...fee }) => ({ ...fee, ...(value !== null && { value }) })),
      earlyDiscountPercent: draft.earlyDiscount.percent ?? undefined,
      earlyDiscountEndDate: draft.earlyDiscount.endDate ?? undefined,
      lateFeeSettings: draft.lateFee
        ? {
            type: draft.lateFee.type,
            percent: draft.lateFee.percent ?? undefined,
            repeatPeriod: draft.lateFee.repeatPeriod ?? undefined,
          }
        : undefined,
    },
    { today: await context.app.clock.today(context.db), isOwnEmail: () => buyer?.id === seller.id },
  );
  const refused = Object.entries(problems).map(([path, problem]) => ({
    path,
    message: errorTexts.english.field[problem],
  }));
  if (refused.length > 0) throw refuseFields(refused);
  const accountsOfSeller = await listOpenedAccounts(context.db, seller.id);
  // Without an account, the money would be booked where the seller can't see it.
  if (!accountsOfSeller.some(({ currency, isActive }) => isActive && currency === draft.currency)) {
    throw refuseField('currency', `There is no active ${draft.currency} account to receive the payment.`);
  }
}

const sendableLine = ({ name, rate, quantity }: InvoiceItem): SendableLine => ({
  name,
  ...(rate !== null && { rate }),
  ...(quantity !== null && { qty: quantity }),
});
