import { formatMoney } from '@quittance/sdk/money';
import type { OperationContext } from '../../kernel/index.ts';
import { type MailData, mailOwners } from '../../notifications/index.ts';
import { findParties } from '../../organizations/index.ts';
import { type Deposit, type DepositTarget, restOf } from './deposit.ts';

/** Tells the owners of an organization that a deposit of theirs goes back to its sender. */
export async function mailSentBack(
  { app, db }: OperationContext,
  deposit: Deposit,
  {
    target: { organizationId },
    ...data
  }: Pick<MailData['deposit-sent-back'], 'senderName' | 'why'> & { readonly target: DepositTarget },
): Promise<void> {
  const { currency } = deposit;
  const owners = (await findParties(db, [organizationId])).get(organizationId)?.owners ?? [];
  await mailOwners(db, { owners, about: deposit.id }, (owner) => ({
    ...owner,
    template: 'deposit-sent-back',
    data: {
      ...data,
      amount: formatMoney({ amountMinor: restOf(deposit), currency }, owner.locale),
      link: `${app.config.publicUrl}/deposits/${deposit.id}`,
    },
  }));
}
