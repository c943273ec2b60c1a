import { formatMoney } from '@quittance/sdk/money';
import { onboardingFeeCurrency } from '@quittance/sdk/rules';
import type { Locale, OperationContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import { findOwnerRecipient } from '../organizations/index.ts';

interface Fee {
  readonly organizationId: string;
  readonly amountMinor: bigint;
}

const amountOf = ({ amountMinor }: Fee, locale: Locale): string =>
  formatMoney({ amountMinor, currency: onboardingFeeCurrency }, locale);

/** Asks the owner for a card: there is none, it was refused, or it could not be charged for long. */
export async function mailFeeDue(
  context: OperationContext,
  fee: Fee & { readonly last4?: string; readonly reason?: 'refused' | 'unavailable' },
): Promise<void> {
  const recipient = await findOwnerRecipient(context.db, fee.organizationId);
  if (recipient === null) return;
  const { to, locale, organizationName } = recipient;
  await sendMail(context.db, {
    to,
    locale,
    template: 'onboarding-fee-due',
    data: {
      organizationName,
      amount: amountOf(fee, locale),
      reason: fee.reason ?? 'missing',
      last4: fee.last4 ?? '',
      link: `${context.app.config.publicUrl}/onboarding-checkout`,
    },
    about: fee.organizationId,
  });
}

/** Tells the owner that the fee was charged. */
export async function mailFeePaid(context: OperationContext, fee: Fee & { readonly last4: string }): Promise<void> {
  const recipient = await findOwnerRecipient(context.db, fee.organizationId);
  if (recipient === null) return;
  const { to, locale, organizationName } = recipient;
  await sendMail(context.db, {
    to,
    locale,
    template: 'onboarding-fee-paid',
    data: {
      organizationName,
      amount: amountOf(fee, locale),
      cardLast4: fee.last4,
      link: `${context.app.config.publicUrl}/accounts`,
    },
    about: fee.organizationId,
  });
}
