import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { ledgerEvidence } from '../work.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { decideTransfer } from './decide-transfer.ts';
import { presentTransfer } from './present-transfer.ts';
import { findStaffReason, getTransfer, type Transfer } from './transfer.ts';
import {
  actAs,
  balance,
  type Company,
  deposit,
  journalsOf,
  newBusiness,
  quote,
  send,
  transfer,
} from './transfers-fixtures.ts';

const database = testDatabase();
const app = testApp(database);
let own: Company;
let other: Company;

beforeAll(async () => {
  own = await newBusiness(app);
  other = await newBusiness(app);
  await deposit(app, own, '10000');
  await app.db.updateTable('organizations').set({ monitored: true }).where('id', '=', own.organization.id).execute();
});

afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));

const decide = (transferId: string, decision: 'allow' | 'deny' | 'block') =>
  actAs(app, own, (context) => decideTransfer(context, { transferId, decision }));

const cancel = (company: Company, { id: transferId }: Transfer) =>
  actAs(app, company, (context) => cancelTransfer(context, { organizationId: company.organization.id, transferId }));

const held = 'Dr avail:traditional 100 USD / Cr hold:txn 100 USD';
const reversed = 'Dr hold:txn 100 USD / Cr avail:traditional 100 USD';

it('that staff block keeps the reason for staff, and for the audit trail', async () => {
  const made = await send(app, own, { handle: other.handle, amount: '1' });
  const reason = 'Order 4711 of the authority';
  await actAs(app, own, (context) => decideTransfer(context, { transferId: made.id, decision: 'block', reason }));
  expect(await findStaffReason(app.db, made.id, ['blocked'])).toBe(reason);
  const blocked = await getTransfer(app.db, own.organization.id, made.id);
  expect(JSON.stringify(await presentTransfer({ app, db: app.db }, blocked, own.organization.id))).not.toContain(
    '4711',
  );
  const events = await app.db
    .selectFrom('audit_events')
    .select('detail')
    .where('object_id', '=', made.id)
    .where('action', '=', 'transfer.blocked')
    .execute();
  expect(events).toMatchObject([{ detail: { reason } }]);
});

describe('a transfer of a monitored business', () => {
  it('is held, and its recipient sees nothing of it', async () => {
    const before = Number(await balance(app, own));
    const made = await send(app, own, { handle: other.handle, amount: '100' });
    expect(made.state).toBe('on_hold');
    expect(Number(await balance(app, own))).toBe(before - 100);
    expect(await journalsOf(app, made)).toEqual({ held });
    await expect(getTransfer(app.db, other.organization.id, made.id)).rejects.toMatchObject({ code: 'NotFoundError' });
    const { mayCancel, decisions, steps } = await presentTransfer({ app, db: app.db }, made, own.organization.id);
    expect([mayCancel, decisions]).toEqual([true, ['allow', 'deny', 'block']]);
    expect(steps.map(({ code }) => code)).toEqual(['created', 'hold-decision', 'arrival', 'may-be-denied']);
  });

  it('arrives once staff allow it, a conversion at the rate of its quote', async () => {
    const before = Number(await balance(app, own, 'EUR'));
    const made = await send(app, own, { toCurrency: 'EUR', amount: '100' });
    expect((await decide(made.id, 'allow')).state).toBe('completed');
    expect(await journalsOf(app, made)).toEqual({
      held,
      moved: 'Dr hold:txn 100 USD / Cr fx:pos 99.4 USD + rev:fx 0.6 USD',
      bought: 'Dr fx:pos 91.68 EUR / Cr avail:traditional 91.68 EUR',
    });
    expect(Number(await balance(app, own, 'EUR'))).toBeCloseTo(before + 91.68, 2);
  });

  it('goes back to the balance if staff deny it, or the business cancels it', async () => {
    const before = await balance(app, own);
    const denied = await send(app, own, { handle: other.handle, amount: '100' });
    expect((await decide(denied.id, 'deny')).state).toBe('rejected');
    const canceled = await send(app, own, { handle: other.handle, amount: '100' });
    await expect(cancel(other, canceled)).rejects.toMatchObject({ code: 'NotFoundError' });
    expect((await cancel(own, canceled)).state).toBe('canceled');
    for (const undone of [denied, canceled]) {
      expect(await journalsOf(app, undone)).toEqual({ held, 'held:reversed': reversed });
    }
    expect(await balance(app, own)).toBe(before);
  });

  it('is kept by order of an authority, with no way back', async () => {
    const made = await send(app, own, { handle: other.handle, amount: '100' });
    expect((await decide(made.id, 'block')).state).toBe('blocked');
    expect(await journalsOf(app, made)).toEqual({ held, blocked: 'Dr hold:txn 100 USD / Cr blocked 100 USD' });
    for (const again of ['allow', 'deny'] as const) {
      await expect(decide(made.id, again)).rejects.toMatchObject({ code: 'TransferStateError' });
    }
    await expect(cancel(own, made)).rejects.toMatchObject({ code: 'TransferStateError' });
  });

  it('is decided once, even if two decide at the same time', async () => {
    const before = Number(await balance(app, own));
    const made = await send(app, own, { handle: other.handle, amount: '100' });
    const results = await Promise.allSettled([
      decide(made.id, 'deny'),
      cancel(own, made),
      decide(made.id, 'allow'),
      cancel(own, made),
      decide(made.id, 'deny'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state } = await getTransfer(app.db, own.organization.id, made.id);
    expect(Number(await balance(app, own))).toBe(state === 'completed' ? before - 100 : before);
  });

  it('can’t be allowed once its recipient is restricted', async () => {
    const fallen = await newBusiness(app);
    const made = await transfer(app, own, await quote(app, own, { handle: fallen.handle, amount: '100' }));
    await app.db
      .updateTable('organizations')
      .set({ status: 'ofac' })
      .where('id', '=', fallen.organization.id)
      .execute();
    await expect(decide(made.id, 'allow')).rejects.toMatchObject({ code: 'RecipientUnavailableError' });
    expect((await decide(made.id, 'deny')).state).toBe('rejected');
  });
});
