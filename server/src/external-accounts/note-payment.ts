import type { OperationContext } from '../kernel/index.ts';
import type { ExternalAccountKey } from './external-account.ts';
import { recordAccountEvent } from './record-account-event.ts';
import type { AttentionReason } from './tables.ts';

interface PaidVersion extends ExternalAccountKey {
  /** Of the account when it was paid. Details that were changed meanwhile say nothing about the payment. */
  readonly version: number;
}

/** Notes that a payment has reached an account: its holder and details are known from now on. Repeating it does nothing. */
export async function noteExternalAccountPaid(context: OperationContext, paid: PaidVersion): Promise<void> {
  const at = await context.app.clock.now(context.db);
  const account = await paidAccount(context, paid)
    .set({ known_since: at })
    .where('known_since', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (account) await recordAccountEvent(context, { account, event: 'paid', at });
}

/** Notes that a bank returned a payment because of the account: it can't be paid until its details are corrected. */
export async function noteExternalAccountRefused(
  context: OperationContext,
  { reason, ...paid }: PaidVersion & { readonly reason: AttentionReason },
): Promise<void> {
  const at = await context.app.clock.now(context.db);
  const account = await paidAccount(context, paid)
    .set({ attention_reason: reason })
    .where('attention_reason', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (account) await recordAccountEvent(context, { account, event: 'attention', at, detail: { reason } });
}

const paidAccount = ({ db }: OperationContext, { organizationId, accountId, version }: PaidVersion) =>
  db
    .updateTable('external_accounts')
    .where('id', '=', accountId)
    .where('organization_id', '=', organizationId)
    .where('version', '=', version)
    .where('removed_at', 'is', null);
