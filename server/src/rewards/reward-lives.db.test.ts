import { addDays } from '@quittance/sdk/time';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { createPerson } from '../identity/index.ts';
import { advanceClock, type Work } from '../jobs/index.ts';
import { systemContext } from '../kernel/index.ts';
import { accounts, balanceOf, pointsUnit, verifyLedger } from '../ledger/index.ts';
import { createOrganization } from '../organizations/index.ts';
import { decidePayment } from '../payments/index.ts';
import { progressOf, soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  createTradingWorld,
  ownerPassword,
  paymentWork,
  startOn,
  type TradingWorld,
} from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { getRewards } from './get-rewards.ts';
import { grantWelcome } from './index.ts';
import { redeemPoints } from './redeem-points.ts';
import { complianceHead } from './rewards-fixtures.ts';
import { rewardSettling } from './settle-rewards.ts';

// P12 by random commands: welcome points of people with one or two businesses, and points of payments that are taken back.

const database = testDatabase();
const { db } = database;
const app = testApp(database);
const work: Work = { ...paymentWork, due: [...paymentWork.due, rewardSettling] };
const hour = 3_600_000;
const lives = soakSize({ short: 6, soak: 1_000 });

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(1, 5, 13, 24) }) },
  // Sent several times at once; two businesses of a person may be handed in together.
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('hand-in' as const),
      businesses: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  // Several at once.
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('redeem' as const),
      points: fc.array(fc.integer({ min: 50, max: 700 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      dollars: fc.integer({ min: 1, max: 900 }),
      days: fc.integer({ min: 0, max: 40 }),
      fate: fc.constantFrom('kept', 'held', 'denied', 'reversed', 'redeemed-and-reversed'),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface Business {
  readonly organizationId: string;
  readonly personId: string;
  /** Null: did not sign up, but was invited. */
  readonly signedUpAt: number | null;
}

beforeAll(() => startOn(app, '2090-03-06'));

/** People who just signed up, one of them with two businesses, and somebody who was invited. */
async function newBusinesses(): Promise<readonly Business[]> {
  const now = await app.clock.now(db);
  const person = async (signedUpAt: Date | null, businesses: number) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const personId = await createPerson(db, { email, password: ownerPassword, firstName: 'Ada', lastName: 'Vale' });
    await db.updateTable('people').set({ signed_up_at: signedUpAt }).where('id', '=', personId).execute();
    const made: Business[] = [];
    for (let at = 0; at < businesses; at += 1) {
      const { id } = await createOrganization(db, {
        legalName: `Vale ${at}`,
        organizationType: 'business',
        pricingTier: 'vault',
        ownerId: personId,
      });
      made.push({ organizationId: id, personId, signedUpAt: signedUpAt?.getTime() ?? null });
    }
    return made;
  };
  return [...(await person(now, 2)), ...(await person(now, 1)), ...(await person(null, 1))];
}

class Life {
  readonly #world: TradingWorld;
  readonly #businesses: readonly Business[];
  /** Organizations that must have the welcome points. Of two that were handed in at once, either may. */
  readonly #earned = new Map<string, readonly string[]>();
  #expectedOfPayments = 0n;

  constructor(world: TradingWorld, businesses: readonly Business[]) {
    this.#world = world;
    this.#businesses = businesses;
  }

  async run(done: Command): Promise<void> {
    if (done.does === 'wait') await advanceClock(app, work, done.hours * hour);
    else if (done.does === 'hand-in') await this.#handIn(done.businesses);
    else if (done.does === 'redeem') await this.#redeem(done.points);
    else await this.#pay(done);
    await this.#check();
  }

  async #handIn(chosen: readonly number[]): Promise<void> {
    const handedIn = chosen.flatMap((at) => this.#businesses[at] ?? []);
    const now = (await app.clock.now(db)).getTime();
    await Promise.all(
      handedIn.map((business) =>
        inTransaction(db, (transaction) => grantWelcome(systemContext(app, transaction), business)),
      ),
    );
    for (const { personId, signedUpAt } of handedIn) {
      const isInTime = signedUpAt !== null && now - signedUpAt <= 24 * hour;
      if (!isInTime || this.#earned.has(personId)) continue;
      const own = handedIn.filter((other) => other.personId === personId);
      this.#earned.set(personId, [...new Set(own.map(({ organizationId }) => organizationId))]);
    }
  }

  /** Redemptions that are refused change nothing: those of too few points, and of more than there are. */
  async #redeem(points: readonly number[]): Promise<void> {
    const outcomes = await Promise.allSettled(
      points.map((each) =>
        this.#world.as(this.#world.buyer, (context) =>
          redeemPoints(context, { organizationId: this.#buyer, points: BigInt(each) }),
        ),
      ),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') this.#expectedOfPayments -= BigInt(outcome.value.points);
      else expect(outcome.reason.code).toMatch(/^(RewardPointsUnavailableError|ValidationError)$/);
    }
  }

  /** The buyer pays from the balance. Compliance may hold it, and denies it before or after it has earned points. */
  async #pay({ dollars, days, fate }: Extract<Command, { readonly does: 'pay' }>): Promise<void> {
    const dueDate = addDays(await app.clock.today(db), days);
    const { invoice } = await this.#world.send({ dueDate, items: [{ name: 'Work', rate: String(dollars), qty: '1' }] });
    const deny = () =>
      this.#world.as(complianceHead, (context) =>
        decidePayment(context, { invoiceId: invoice.id, decision: 'deny', reason: 'Checked' }),
      );
    const isHeld = fate === 'held' || fate === 'denied';
    await this.#monitor(isHeld);
    await this.#world.payFromBalance(invoice);
    await this.#monitor(false);
    if (fate === 'denied') await deny();
    await settle();
    // A held payment earns once it is allowed, which these lives don't see.
    if (isHeld) return;
    const points = pointsOf(BigInt(dollars) * 100n, BigInt(days));
    this.#expectedOfPayments += points;
    // On the due date the seller has the money.
    if (fate === 'kept' || days === 0) return;
    await this.#check();
    if (fate === 'redeemed-and-reversed') await this.#redeem([100, 200]);
    await deny();
    await settle();
    this.#expectedOfPayments -= points;
  }

  #monitor(monitored: boolean) {
    return db.updateTable('organizations').set({ monitored }).where('id', '=', this.#buyer).execute();
  }

  get #buyer(): string {
    return this.#world.buyer.organizationId ?? '';
  }

  async #check(): Promise<void> {
    const grants = await db
      .selectFrom('reward_grants')
      .select(['organization_id', 'person_id', 'points', 'reversed_at'])
      .where(
        'person_id',
        'in',
        this.#businesses.map(({ personId }) => personId),
      )
      .execute();
    // Once for a person, and for one business of theirs.
    expect(grants.map(({ person_id }) => person_id).sort()).toEqual([...this.#earned.keys()].sort());
    for (const { organization_id, person_id, points, reversed_at } of grants) {
      expect(this.#earned.get(person_id ?? '')).toContain(organization_id);
      expect([points, reversed_at]).toEqual(['500', null]);
    }
    for (const { organizationId } of this.#businesses) {
      const isGranted = grants.some(({ organization_id }) => organization_id === organizationId);
      expect(await balanceOf(db, accounts.points(organizationId), pointsUnit)).toBe(isGranted ? 500n : 0n);
    }
    const { points } = await getRewards({ app, db }, this.#buyer);
    expect(BigInt(points)).toBe(this.#expectedOfPayments);
  }
}

const settle = async () => rewardSettling.runDue(app, await app.clock.now(db));

/** 2 % a year on cents for the days until the due date, rounded half up. */
const pointsOf = (cents: bigint, days: bigint): bigint => (cents * 2n * days * 2n + 36_500n) / (2n * 36_500n);

it(
  `${lives} groups of businesses get the welcome points once, in time only, and no points for payments that fail`,
  async () => {
    const tell = progressOf('groups', lives);
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 10 }), async (commands) => {
        const world = await createTradingWorld(app);
        await world.deposit('20000');
        const life = new Life(world, await newBusinesses());
        for (const each of commands) await life.run(each);
        expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
        done += 1;
        tell(done);
      }),
      { numRuns: lives, endOnFailure: true },
    );
  },
  soakTimeout(180_000),
);
