import { createHash } from 'node:crypto';
import { roundHalfUp } from '@quittance/sdk/money';
import { addBankingDays, businessDateOf, startOfBusinessDay } from '@quittance/sdk/time';
import type { Insertable, Kysely, Selectable } from 'kysely';
import { type Connection, inTransaction } from '../../db/index.ts';
import { type Clock, hashSecret, newSecret } from '../../kernel/index.ts';
import type { CardEvent, CardFacts, CardNews, CardOrder, ChargeReport, StoredCard } from './card-processor.ts';
import type { CardBehaviour } from './sandbox-cards.ts';
import type { CardProcessorTables, SandboxCardChargesTable, SandboxCardEventsTable } from './tables.ts';

export class ProcessorUnreachableError extends Error {
  constructor(what: string) {
    super(`The sandbox card processor ${what}.`);
    this.name = 'ProcessorUnreachableError';
  }
}

/** An older session or token belongs to an abandoned payment. */
const sessionLifetimeMs = 30 * 60_000;
/** The sandbox's stored cards don't expire. */
const storedUntil = new Date('9999-12-31');
/** Banking days from the capture to the payout, and from the payout to a dispute and its decision. */
const days = { payout: 2, dispute: 10, decision: 10 } as const;
/** Payouts arrive in the morning in New York. */
const payoutHours = 9;
const hourMs = 3_600_000;
/** 2.9% and 30 minor units of a charge, at most all of it; a dispute costs 15.00. */
const feeOf = (amountMinor: bigint): bigint => {
  const fee = roundHalfUp(amountMinor * 29n, 1000n) + 30n;
  return fee < amountMinor ? fee : amountMinor;
};
const disputeFeeMinor = 1500n;

/** The sandbox processor's own books, which a real one would keep elsewhere. */
export interface SandboxBooks {
  openSession(session: {
    readonly purpose: string;
    readonly locale: 'en' | 'es';
    readonly parentOrigin: string;
  }): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  findSession(token: string): Promise<{
    readonly purpose: string;
    readonly locale: 'en' | 'es';
    readonly parent_origin: string;
  } | null>;
  keepCard(card: CardFacts & { readonly purpose: string; readonly behaviour: CardBehaviour }): Promise<string>;
  findCard(
    token: string,
  ): Promise<(CardFacts & { readonly purpose: string; readonly behaviour: CardBehaviour }) | null>;
  storeCard(request: { readonly cardToken: string; readonly purpose: string }): Promise<StoredCard>;
  authorize(order: CardOrder): Promise<ChargeReport>;
  capture(reference: string): Promise<ChargeReport>;
  void(reference: string): Promise<ChargeReport>;
  refund(reference: string): Promise<ChargeReport>;
  find(reference: string): Promise<ChargeReport | null>;
  /** Opens or decides a dispute, if that is possible now. @returns the event that tells of it */
  dispute(reference: string, news: 'dispute-opened' | 'dispute-won' | 'dispute-lost'): Promise<CardEvent | null>;
  listCharges(): Promise<readonly Selectable<SandboxCardChargesTable>[]>;
}

/**
 * Keeps the sandbox processor's books: sessions, cards without their numbers, charges and events. It uses a separate
 * connection, since a real processor doesn't take part in our transactions either.
 */
export function sandboxBooks(db: Connection, clock: Clock): SandboxBooks {
  // Limits the type to the processor's tables.
  const books = db as unknown as Kysely<CardProcessorTables>;
  const inBooks = <Result>(act: (kept: Kysely<CardProcessorTables>) => Promise<Result>): Promise<Result> =>
    inTransaction(db, (transaction) => act(transaction as unknown as Kysely<CardProcessorTables>));

  async function find(reference: string): Promise<ChargeReport | null> {
    const row = await books
      .selectFrom('sandbox_card_charges')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row ? reportOf(row) : null;
  }

  const reported = async (reference: string): Promise<ChargeReport> => {
    const report = await find(reference);
    if (report === null) throw new ProcessorUnreachableError('lost a charge');
    return report;
  };

  async function findCard(token: string) {
    const row = await books
      .selectFrom('sandbox_card_tokens')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where((row) => row.or([row('used_by', 'is', null), row('is_stored', '=', true)]))
      .executeTakeFirst();
    if (!row || row.expires_at.getTime() < Date.now()) return null;
    const { purpose, behaviour, brand, last4 } = row;
    return { purpose, behaviour, brand, last4 };
  }

  /** Moves a charge and stores the events that follow, if it is in one of these states. */
  async function move(
    reference: string,
    from: readonly SandboxCardChargesTable['state'][],
    to: SandboxCardChargesTable['state'],
    plan: (charge: Selectable<SandboxCardChargesTable>, at: Date) => readonly PlannedEvent[],
  ): Promise<Selectable<SandboxCardChargesTable> | undefined> {
    const at = await clock.now(db);
    return await inBooks(async (kept) => {
      const charge = await kept
        .updateTable('sandbox_card_charges')
        .set({ state: to })
        .where('reference', '=', reference)
        .where('state', 'in', from)
        .returningAll()
        .executeTakeFirst();
      if (charge) await addEvents(kept, reference, plan(charge, at));
      return charge;
    });
  }

  return {
    async openSession({ purpose, locale, parentOrigin }) {
      const token = newSecret('card_session');
      const expiresAt = new Date(Date.now() + sessionLifetimeMs);
      await books
        .insertInto('sandbox_card_sessions')
        .values({ token_hash: hashOf(token), purpose, locale, parent_origin: parentOrigin, expires_at: expiresAt })
        .execute();
      return { token, expiresAt };
    },

    async findSession(token) {
      const session = await books
        .selectFrom('sandbox_card_sessions')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      return session && session.expires_at.getTime() > Date.now() ? session : null;
    },

    async keepCard({ purpose, behaviour, brand, last4 }) {
      const token = newSecret('card');
      const expiresAt = new Date(Date.now() + sessionLifetimeMs);
      await books
        .insertInto('sandbox_card_tokens')
        .values({ token_hash: hashOf(token), purpose, behaviour, brand, last4, expires_at: expiresAt })
        .execute();
      return token;
    },

    findCard,

    async storeCard({ cardToken, purpose }) {
      const card = await findCard(cardToken);
      if (card?.behaviour === 'unreachable') throw new ProcessorUnreachableError('can’t be reached');
      const { numUpdatedRows } = await books
        .updateTable('sandbox_card_tokens')
        .set({ used_by: 'stored' })
        .where('token_hash', '=', hashOf(cardToken))
        .where('used_by', 'is', null)
        .where('is_stored', '=', false)
        .executeTakeFirst();
      if (card === null || card.purpose !== purpose || numUpdatedRows === 0n) {
        return { outcome: 'declined', declineCode: 'card_processing_error' };
      }
      const declineCode = card.behaviour === 'declines-later' ? null : declineOf(card.behaviour);
      if (declineCode !== null) return { outcome: 'declined', declineCode };
      const storedCard = newSecret('stored_card');
      const { behaviour, brand, last4 } = card;
      await books
        .insertInto('sandbox_card_tokens')
        .values({
          token_hash: hashOf(storedCard),
          purpose,
          behaviour,
          brand,
          last4,
          is_stored: true,
          expires_at: storedUntil,
        })
        .execute();
      return { outcome: 'stored', storedCard, card: { brand, last4 } };
    },

    async authorize(order) {
      const { reference } = order;
      const card = await findCard(order.cardToken);
      if (card?.behaviour === 'unreachable') throw new ProcessorUnreachableError('can’t be reached');
      const at = await clock.now(db);
      if (card?.behaviour === 'contradicts') {
        const event = { kind: 'captured', deliverAt: new Date(at.getTime() + hourMs) } as const;
        await inBooks((kept) => addEvents(kept, reference, [{ ...event, occurredAt: at }]));
        throw new ProcessorUnreachableError('can’t be reached');
      }
      await inBooks(async (kept) => {
        const charge = await kept
          .insertInto('sandbox_card_charges')
          .values(chargeOf(order, card, at))
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!charge) return;
        await kept
          .updateTable('sandbox_card_tokens')
          .set({ used_by: reference })
          .where('token_hash', '=', hashOf(order.cardToken))
          .where('used_by', 'is', null)
          .where('is_stored', '=', false)
          .execute();
        const { decline_code: code } = charge;
        const news = code === null ? ({ kind: 'authorized' } as const) : ({ kind: 'declined', code } as const);
        await addEvents(kept, reference, [{ ...news, occurredAt: at, deliverAt: at }]);
      });
      if (card?.behaviour === 'answers-too-late') throw new ProcessorUnreachableError('answered too late');
      return await reported(reference);
    },

    async capture(reference) {
      const charge = await move(reference, ['authorized'], 'captured', plansAfterCapture);
      if (charge?.behaviour === 'captures-too-late') throw new ProcessorUnreachableError('answered too late');
      return await reported(reference);
    },

    async void(reference) {
      const at = await clock.now(db);
      await books
        .insertInto('sandbox_card_charges')
        .values({ ...blankCharge(reference, at), state: 'voided', behaviour: 'succeeds' })
        .onConflict((conflict) =>
          conflict
            .column('reference')
            .doUpdateSet({ state: 'voided' })
            .where('sandbox_card_charges.state', '=', 'authorized'),
        )
        .execute();
      return await reported(reference);
    },

    async refund(reference) {
      const plan = (_: unknown, at: Date) => [{ kind: 'refunded', occurredAt: at, deliverAt: at } as const];
      // Also one that contradicts its voiding.
      await move(reference, ['captured', 'voided'], 'refunded', plan);
      return await reported(reference);
    },

    find,

    async dispute(reference, news) {
      const at = await clock.now(db);
      return await inBooks(async (kept) => {
        const update = kept
          .updateTable('sandbox_card_charges')
          .where('reference', '=', reference)
          .where('state', '=', 'captured');
        const { numUpdatedRows } = await (news === 'dispute-opened'
          ? update.set({ dispute_state: 'open' }).where('dispute_state', 'is', null)
          : update.set({ dispute_state: news === 'dispute-won' ? 'won' : 'lost' }).where('dispute_state', '=', 'open')
        ).executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        const planned = { ...disputeNews(news), occurredAt: at, deliverAt: at };
        await addEvents(kept, reference, [planned]);
        return { ...disputeNews(news), eventId: eventIdOf(reference, news), reference, occurredAt: at };
      });
    },

    listCharges: () =>
      books
        .selectFrom('sandbox_card_charges')
        .selectAll()
        .where('amount_minor', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('reference')
        .limit(100)
        .execute(),
  };
}

type PlannedEvent = CardNews & { readonly occurredAt: Date; readonly deliverAt: Date };

const hashOf = (token: string): string => hashSecret(token).toString('hex');
const eventIdOf = (reference: string, kind: CardNews['kind']): string => `${reference}:${kind}`;

const disputeNews = (kind: 'dispute-opened' | 'dispute-won' | 'dispute-lost'): CardNews =>
  kind === 'dispute-opened' ? { kind, code: 'card_dispute', feeMinor: disputeFeeMinor } : { kind };

async function addEvents(
  books: Kysely<CardProcessorTables>,
  reference: string,
  events: readonly PlannedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows: Insertable<SandboxCardEventsTable>[] = events.map((event) => ({
    event_id: eventIdOf(reference, event.kind),
    reference,
    kind: event.kind,
    code: 'code' in event ? event.code : null,
    fee_minor: 'feeMinor' in event ? event.feeMinor : null,
    occurred_at: event.occurredAt,
    deliver_at: event.deliverAt,
  }));
  await books
    .insertInto('sandbox_card_events')
    .values(rows)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

const blankCharge = (reference: string, at: Date) => ({
  reference,
  processor_reference: `ch_${createHash('sha256').update(reference).digest('hex').slice(0, 24)}`,
  created_at: at,
});

/** A token that was used, or is for something else, is like a card that is refused. */
function chargeOf(
  order: CardOrder,
  card: Awaited<ReturnType<SandboxBooks['findCard']>>,
  at: Date,
): Insertable<SandboxCardChargesTable> {
  const declineCode = card?.purpose === order.purpose ? declineOf(card.behaviour) : 'card_processing_error';
  return {
    ...blankCharge(order.reference, at),
    state: declineCode === null ? 'authorized' : 'declined',
    behaviour: card?.behaviour ?? 'card_processing_error',
    brand: card?.brand ?? null,
    last4: card?.last4 ?? null,
    decline_code: declineCode,
    amount_minor: order.amountMinor,
    currency: order.currency,
    statement_descriptor: order.statementDescriptor,
  };
}

const declineOf = (behaviour: CardBehaviour): SandboxCardChargesTable['decline_code'] => {
  switch (behaviour) {
    case 'card_declined':
    case 'card_address_mismatch':
    case 'card_insufficient_funds':
    case 'card_processing_error':
      return behaviour;
    case 'declines-later':
      return 'card_insufficient_funds';
    default:
      return null;
  }
};

const reportOf = (row: Selectable<SandboxCardChargesTable>): ChargeReport => ({
  state: row.state,
  processorReference: row.processor_reference,
  ...(row.decline_code !== null && { declineCode: row.decline_code }),
});

const morningAfter = (instant: Date, bankingDays: number): Date =>
  new Date(startOfBusinessDay(addBankingDays(businessDateOf(instant), bankingDays)).getTime() + payoutHours * hourMs);

/** The payout, and for some cards a dispute with its decision. */
function plansAfterCapture({ behaviour, amount_minor }: Selectable<SandboxCardChargesTable>, at: Date): PlannedEvent[] {
  const once = (news: CardNews, when: Date): PlannedEvent => ({ ...news, occurredAt: when, deliverAt: when });
  const payoutAt = morningAfter(at, days.payout);
  const events = [
    once({ kind: 'captured' }, at),
    once({ kind: 'paid-out', feeMinor: feeOf(BigInt(amount_minor ?? 0)) }, payoutAt),
  ];
  if (behaviour !== 'disputed-lost' && behaviour !== 'disputed-won') return events;
  const disputedAt = morningAfter(payoutAt, days.dispute);
  const decision = behaviour === 'disputed-won' ? 'dispute-won' : 'dispute-lost';
  return [
    ...events,
    once(disputeNews('dispute-opened'), disputedAt),
    once(disputeNews(decision), morningAfter(disputedAt, days.decision)),
  ];
}
