import { formatMoney } from '@quittance/sdk/money';
import type { ClaimedRest, Deposit, ReviewOutcome } from '../../accounts/index.ts';
import { findBuyerLocale, type Invoice, mintGuestLink, numberOf, sellerFacts } from '../../invoices/index.ts';
import type { OperationContext } from '../../kernel/index.ts';
import { sendMail } from '../../notifications/index.ts';
import type { RestReason } from './transfer-problem.ts';

interface TransferRest {
  readonly deposit: Deposit;
  /** What the buyer owed when it arrived; minor units of the invoice's currency. */
  readonly dueMinor: bigint;
  /** `bank`: the sender's bank took it back; `elsewhere`: staff assigned it to a company. */
  readonly rest: { readonly amountMinor: bigint; readonly place: ClaimedRest['place'] | 'bank' | 'elsewhere' };
  readonly problem: RestReason | Exclude<ReviewOutcome, 'reviewed' | 'recall-requested'>;
}

/** Mails the buyer what of a transfer paid nothing, why, and where it is now. */
export async function mailTransferRest(
  context: OperationContext,
  invoice: Invoice,
  { deposit, dueMinor, rest, problem }: TransferRest,
): Promise<void> {
  const locale = await findBuyerLocale(context, invoice);
  const money = (amountMinor: bigint, currency: string) => formatMoney({ amountMinor, currency }, locale);
  await sendMail(context.db, {
    to: invoice.recipientEmail,
    template: 'transfer-rest',
    locale,
    data: {
      ...sellerFacts(invoice),
      invoiceNumber: numberOf(invoice),
      received: money(deposit.amountMinor, deposit.currency),
      rest: money(rest.amountMinor, deposit.currency),
      due: money(dueMinor, invoice.currency),
      reason: problem,
      place: rest.place,
      link: await linkTo(context, invoice),
    },
    about: invoice.id,
  });
}

/** A guest gets a link that opens without signing in. */
async function linkTo({ app, db }: OperationContext, { id, buyerOrganizationId }: Invoice): Promise<string> {
  const { publicUrl } = app.config;
  return buyerOrganizationId === null
    ? (await mintGuestLink(db, id, { publicUrl })).url
    : `${publicUrl}/invoices/${id}`;
}
