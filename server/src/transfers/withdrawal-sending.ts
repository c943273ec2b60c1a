import type { BankAccountType, BankDetails } from '@quittance/sdk/banking';
import type { AccountType } from '@quittance/sdk/contract';
import { isWireRail } from '@quittance/sdk/rules';
import { inTransaction } from '../db/index.ts';
import { openDetails, type PayableExternalAccount } from '../external-accounts/index.ts';
import { type DueWork, doEach } from '../jobs/index.ts';
import { type App, type OperationContext, Refusal, systemContext } from '../kernel/index.ts';
import { queueInstruction } from '../rails/index.ts';
import type { Quote } from './quote.ts';
import { getQuotedRecipient } from './quoted-recipient.ts';
import { lockTransfer, markInstructed, type Transfer } from './transfer.ts';
import { assertSends, getParties } from './transfer-parties.ts';
import { undoTransfer } from './undo-transfer.ts';

/** P11b, its beginning: hands queued withdrawals over to the rails once they can no longer be canceled. */
export const withdrawalSending: DueWork = {
  name: 'withdrawal-sending',
  async nextDueAt({ db }) {
    const row = await db
      .selectFrom('transfers')
      .select(({ fn }) => fn.min<Date | null>('send_at').as('send_at'))
      .where('state', '=', 'queued')
      .where('instructed_at', 'is', null)
      .executeTakeFirst();
    return row?.send_at ?? null;
  },
  runDue: (app, now) =>
    doEach(app, {
      what: 'send a withdrawal',
      next: (limit) =>
        app.db
          .selectFrom('transfers')
          .select('id')
          .where('state', '=', 'queued')
          .where('instructed_at', 'is', null)
          .where('send_at', '<=', now)
          .orderBy('send_at')
          .orderBy('id')
          .limit(limit)
          .execute(),
      one: ({ id }) => sendWithdrawal(app, id, now),
    }),
};

const sendWithdrawal = (app: App, transferId: string, now: Date): Promise<boolean> =>
  inTransaction(app.db, async (transaction) => {
    const context = systemContext(app, transaction);
    const transfer = await lockTransfer(transaction, transferId);
    const isDue = transfer.state === 'queued' && transfer.instructedAt === null && transfer.sendAt !== null;
    if (!isDue || transfer.sendAt > now) return false;
    const at = await app.clock.now(transaction);
    const recipient = await findRecipient(context, transfer, at);
    // The recipient was removed or changed meanwhile: nothing is sent to details that nobody confirmed.
    if (!recipient) await undoTransfer(context, transfer, { event: 'rejected', at, reason: 'recipient_changed' });
    else if (await maySend(context, transfer)) await instruct(context, transfer, { recipient, at });
    // The business was restricted meanwhile: its money goes back to the balance, which it can't use either.
    else await undoTransfer(context, transfer, { event: 'rejected', at, reason: 'sender_unavailable' });
    return true;
  });

async function maySend(context: OperationContext, { quote }: Transfer): Promise<boolean> {
  try {
    assertSends(quote, await getParties(context, quote));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function findRecipient(context: OperationContext, { quote }: Transfer, at: Date) {
  try {
    return await getQuotedRecipient(context, quote, at);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function instruct(
  context: OperationContext,
  transfer: Transfer,
  { recipient, at }: { readonly recipient: PayableExternalAccount; readonly at: Date },
): Promise<void> {
  const { quote, id } = transfer;
  const { kind, holderName, country, rail } = recipient;
  await queueInstruction(context, {
    owner: { type: 'transfer', id },
    kind: isWireRail(rail) ? 'wire' : 'credit',
    amountMinor: quote.receivedMinor,
    currency: quote.toCurrency,
    counterparty: {
      kind: 'bank-account',
      holderName,
      country,
      holderKind: kind === 'person' ? 'consumer' : 'business',
      from: payingRail(quote),
      ...bankFieldsOf(openDetails(context.app, recipient)),
    },
    statementDescriptor: quote.reference ?? id,
  });
  await markInstructed(context.db, transfer, at);
}

/** Each account type has its own bank of ours; a converted amount is at the traditional one. */
const payingRail = ({ fromCurrency, fromAccountType, toCurrency }: Quote): AccountType =>
  fromCurrency === toCurrency ? fromAccountType : 'traditional';

/** The number and the code of the bank, whatever they are called in the country. */
function bankFieldsOf({ iban, clabe, accountNumber, accountType, bic, ...codes }: BankDetails) {
  const bankCode = Object.values(codes).join('');
  return {
    accountNumber: iban ?? clabe ?? accountNumber ?? '',
    ...(bankCode && { bankCode }),
    ...(bic !== undefined && { bic }),
    ...(accountType !== undefined && { accountKind: accountType as BankAccountType }),
  };
}
