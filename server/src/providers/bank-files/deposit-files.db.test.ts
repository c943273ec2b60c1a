import { beforeAll, describe, expect, it } from 'vitest';
import { denyDeposit, depositReferenceOf } from '../../accounts/index.ts';
import { accounts, balanceOf } from '../../ledger/index.ts';
import { listUnexplainedEntries, receiveRailsEvents } from '../../rails/index.ts';
import type { TradingWorld } from '../../test-support/trading-world.ts';
import { bankByFiles, entry, iban, sellerWorld, statement } from './bank-files-fixtures.ts';

const { database, app, arrive, submitAll, later, outgoing } = bankByFiles();
let world: TradingWorld;

beforeAll(async () => {
  world = await sellerWorld(app);
  await receiveRailsEvents(app);
});

describe('a deposit by statement', () => {
  const sellerId = () => world.seller.organizationId ?? '';
  const available = () => balanceOf(app.db, accounts.available(sellerId(), { currency: 'EUR' }), 'EUR');
  const suspense = () => balanceOf(app.db, accounts.suspenseIn(), 'EUR');

  it('is credited by its reference, once for notification, statement and repeated files', async () => {
    const before = [await available(), await suspense()] as const;
    const arrived = entry({ reference: 'X1', remittance: `Thanks ${depositReferenceOf(sellerId())}` });
    await arrive(statement(arrived, 'camt.054'));
    await arrive(statement(arrived, 'camt.053'));
    await arrive(statement(arrived, 'camt.053'));
    await Promise.all([receiveRailsEvents(app), receiveRailsEvents(app)]);
    expect(await available()).toBe(before[0] + 12_345n);
    expect(await suspense()).toBe(before[1]);
    const deposit = await database.db
      .selectFrom('deposits')
      .selectAll()
      .where('bank_reference', '=', `${iban}:X1`)
      .executeTakeFirstOrThrow();
    expect(deposit).toMatchObject({ state: 'credited', rail: 'sepa', organization_id: sellerId() });
  });

  it('is credited to the Merchant account that its reference names', async () => {
    const merchant = () =>
      balanceOf(app.db, accounts.available(sellerId(), { currency: 'USD', accountType: 'merchant' }), 'USD');
    const before = await merchant();
    const remittance = `Invoice 42 ${depositReferenceOf(sellerId(), 'merchant')}`;
    const account = '<Othr><Id>100200300</Id></Othr>';
    await arrive(statement(entry({ reference: 'X3', remittance, currency: 'USD' }), 'camt.053', 'S3', account));
    expect(await merchant()).toBe(before + 12_345n);
  });

  it('of nobody waits in suspense', async () => {
    const before = await suspense();
    await arrive(statement(entry({ reference: 'X2', remittance: 'Invoice 42' })));
    expect(await suspense()).toBe(before + 12_345n);
  });

  it('leaves a booking of the bank that is not ours to people', async () => {
    const before = await suspense();
    await arrive(statement(entry({ reference: 'FEE', direction: 'DBIT' })));
    await arrive(statement(entry({ reference: 'FEE', direction: 'DBIT' }), 'camt.053', 'S2'));
    expect(await suspense()).toBe(before);
    const entries = await listUnexplainedEntries(app, { since: '2090-03-01', limit: 10 });
    expect(entries).toMatchObject([{ bankReference: `${iban}:FEE`, amountMinor: -12_345n, currency: 'EUR' }]);
  });

  it('goes back from our account that it arrived at', async () => {
    const arrived = entry({ reference: 'X9', remittance: 'who?', currency: 'USD' }).replace(
      '</Dbtr>',
      '</Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct>',
    );
    await arrive(statement(arrived, 'camt.053', 'S9', '<Othr><Id>400500600</Id></Othr>'));
    const { id } = await database.db
      .selectFrom('deposits')
      .select('id')
      .where('bank_reference', '=', '400500600:X9')
      .executeTakeFirstOrThrow();
    const compliance = {
      kind: 'staff',
      sessionId: 'test',
      userId: 'stf_1',
      email: 's@example.com',
      role: 'compliance-admin',
    } as const;
    await world.as(compliance, (context) => denyDeposit(context, { depositId: id, reason: 'No answer' }));
    await submitAll();
    await later(61);
    const [order = ''] = await outgoing('.pain.001.xml');
    expect(order).toContain('<DbtrAcct><Id><Othr><Id>400500600</Id></Othr></Id>');
    expect(order).toContain('DE02120300000000202051');
  });

  it('is called back when the bank reverses it under the reference of the credit', async () => {
    const remittance = depositReferenceOf(sellerId());
    await arrive(statement(entry({ reference: 'X7', remittance })));
    const reversed = entry({ reference: 'X7', direction: 'DBIT', reason: 'FRAD' }).replace(
      '<Sts>',
      '<RvslInd>true</RvslInd><Sts>',
    );
    await arrive(statement(reversed, 'camt.053', 'S4'));
    await arrive(statement(reversed, 'camt.053', 'S5'));
    const deposit = await database.db
      .selectFrom('deposits')
      .select(['state', 'recall_code'])
      .where('bank_reference', '=', `${iban}:X7`)
      .executeTakeFirstOrThrow();
    // Credited money stays until staff decide about the recall.
    expect(deposit).toEqual({ state: 'credited', recall_code: 'FRAD' });
  });

  it('stays when the bank reverses a part of it, which is kept for people', async () => {
    await arrive(statement(entry({ reference: 'X8', remittance: depositReferenceOf(sellerId()) })));
    const part = entry({ reference: 'X8', direction: 'DBIT', amount: '10.00' }).replace(
      '<Sts>',
      '<RvslInd>true</RvslInd><Sts>',
    );
    await arrive(statement(part, 'camt.053', 'S6'));
    const deposit = await database.db
      .selectFrom('deposits')
      .select(['state', 'recall_code'])
      .where('bank_reference', '=', `${iban}:X8`)
      .executeTakeFirstOrThrow();
    expect(deposit).toEqual({ state: 'credited', recall_code: null });
    const entries = await listUnexplainedEntries(app, { since: '2090-03-01', limit: 10 });
    expect(entries).toContainEqual(expect.objectContaining({ amountMinor: -1_000n, currency: 'EUR' }));
  });
});
