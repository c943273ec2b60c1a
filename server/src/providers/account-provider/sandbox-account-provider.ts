import { createHash } from 'node:crypto';
import type { ProviderAnswer } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Config } from '../../config/index.ts';
import { type Connection, inTransaction } from '../../db/index.ts';
import type { Clock } from '../../kernel/index.ts';
import type { AccountOrder, AccountProvider, ApplicationReport } from './account-provider.ts';
import { accountCallbackKey, readCallback } from './callback-format.ts';
import { behaviourOf, planOf } from './sandbox-behaviours.ts';

interface SandboxParts {
  readonly config: Pick<Config, 'dataKey'>;
  readonly db: Connection;
  readonly clock: Clock;
}

class ProviderUnreachableError extends Error {
  constructor(what: string) {
    super(`The sandbox account provider ${what}.`);
    this.name = 'ProviderUnreachableError';
  }
}

/** Tries that fail while the provider is away. */
const triesAway = 2;

/** Simulates a provider of accounts: the company's name decides what happens, in business time. */
export function sandboxAccountProvider({ config, db, clock }: SandboxParts): AccountProvider {
  return {
    async submit(order) {
      const { behaviour, tries, isAccepted } = await receive(db, order);
      const { sending } = order;
      if (behaviour === 'is-away' && tries <= triesAway) throw new ProviderUnreachableError('can’t be reached');
      const at = await clock.now(db);
      if (behaviour === 'finds-errors' && sending === 1) return faulty(order, at);
      if (!isAccepted || sending > 1) await accept(db, order, behaviour, at);
      if (behaviour === 'answers-too-late' && tries === 1) throw new ProviderUnreachableError('answered too late');
      const report = await findReport(db, order, at);
      if (report === null) throw new ProviderUnreachableError('lost an application');
      return report;
    },

    async find(reference) {
      const tried = await db
        .updateTable('sandbox_account_applications')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('reference', '=', reference)
        .returning(['behaviour', 'tries', 'sending'])
        .executeTakeFirst();
      if (!tried) return null;
      if (tried.behaviour === 'is-away' && tried.tries <= triesAway) {
        throw new ProviderUnreachableError('can’t be reached');
      }
      return await findReport(db, { reference, sending: tried.sending }, await clock.now(db));
    },

    readCallback: (received) => readCallback(accountCallbackKey(config), received),
  };
}

/** Notes that an application came, for the first time or again. Orders may overtake each other. */
async function receive(db: Connection, { reference, sending, accountType, company }: AccountOrder) {
  const row = await db
    .insertInto('sandbox_account_applications')
    .values({
      reference,
      sending,
      account_type: accountType,
      behaviour: behaviourOf(company.legalName, accountType),
      tries: 1,
      accepted_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet((row) => ({
        sending: sql<number>`greatest(sandbox_account_applications.sending, ${sending})`,
        tries: row('sandbox_account_applications.tries', '+', 1),
      })),
    )
    .returning(['behaviour', 'tries', 'accepted_at'])
    .executeTakeFirstOrThrow();
  return { behaviour: row.behaviour, tries: row.tries, isAccepted: row.accepted_at !== null };
}

const accept = (
  db: Connection,
  { reference, sending }: AccountOrder,
  behaviour: ReturnType<typeof behaviourOf>,
  at: Date,
): Promise<void> =>
  inTransaction(db, async (books) => {
    await books
      .updateTable('sandbox_account_applications')
      .set({ accepted_at: at })
      .where('reference', '=', reference)
      .where('accepted_at', 'is', null)
      .execute();
    const events = planOf(behaviour, sending).map(({ status, afterMs, reason }) => {
      const occursAt = new Date(at.getTime() + afterMs);
      return {
        event_id: `${reference}.${sending}.${status}`,
        reference,
        sending,
        status,
        reason: reason ?? null,
        occurs_at: occursAt,
        // The answer to the submission says it already.
        callback_at: status === 'submitted' ? null : occursAt,
      };
    });
    // The provider doesn’t post old news about an application that it has received again.
    await books
      .updateTable('sandbox_account_events')
      .set({ callback_at: null })
      .where('reference', '=', reference)
      .where('sending', '<', sending)
      .execute();
    await books
      .insertInto('sandbox_account_events')
      .values(events)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** The provider's name of an application. */
export const providerReferenceOf = (reference: string): string =>
  `acct_${createHash('sha256').update(reference).digest('hex').slice(0, 24)}`;

/** What the provider finds wrong. */
const faults = [{ code: 'invalid_tax_id', message: 'The tax number was not found in the register.', field: 'taxId' }];

/** Returns what an answer says besides its status. */
export const detailsOf = (status: ProviderAnswer, reason: string | null) => ({
  ...(reason !== null && { reason }),
  ...(status === 'error' && { faults }),
});

const faulty = ({ reference, sending }: AccountOrder, at: Date): ApplicationReport => ({
  sending,
  status: 'error',
  at,
  providerReference: providerReferenceOf(reference),
  faults,
});

/** Finds what the provider says of a sending now; null if it does not have it. */
async function findReport(
  db: Connection,
  { reference, sending }: Pick<AccountOrder, 'reference' | 'sending'>,
  now: Date,
): Promise<ApplicationReport | null> {
  const event = await db
    .selectFrom('sandbox_account_events')
    .select(['status', 'reason', 'occurs_at'])
    .where('reference', '=', reference)
    .where('sending', '=', sending)
    .where('occurs_at', '<=', now)
    .orderBy('occurs_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!event) return null;
  return {
    sending,
    status: event.status,
    at: event.occurs_at,
    providerReference: providerReferenceOf(reference),
    ...detailsOf(event.status, event.reason),
  };
}
