import { beforeAll, describe, expect, it } from 'vitest';
import { decidePayment } from '../../payments/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import { journalsOf, type TradingWorld } from '../../test-support/trading-world.ts';
import { bankByFiles, sellerWorld } from './bank-files-fixtures.ts';
import { readNacha } from './nacha/read-nacha.ts';

const { database, app, later, outgoing, arrive, submitAll } = bankByFiles();
let world: TradingWorld;

beforeAll(async () => {
  world = await sellerWorld(app);
  await receiveRailsEvents(app);
});
const complianceHead = {
  kind: 'staff',
  sessionId: 't',
  userId: 'stf_1',
  email: 's@example.com',
  role: 'compliance-head',
} as const;

describe('a debit', () => {
  it('goes out by ACH and comes back with the bank’s file; a retry says so', async () => {
    const sent = await world.send({ dueDate: '2090-09-30' });
    await world.payAsGuest(sent, 'everyday');
    await submitAll();
    const before = (await outgoing('.ach')).length;
    await later(61);
    const file = (await outgoing('.ach')).at(-1) ?? '';
    expect(await outgoing('.ach')).toHaveLength(before + 1);
    expect(readNacha(file).otherEntries).toBe(1);
    const line = file.split('\n').find((record) => record.startsWith('627')) ?? '';
    expect(line).toContain('0000010000');
    await later(24 * 60);
    await later(24 * 60);
    expect(await journalsOf(app, sent.invoice)).toHaveProperty('debit-settled');

    await arrive(returnFile(line.slice(79)));
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'debit-returned': 'Dr unsettled 100.00 / Cr bank:ach 100.00',
    });
    await later(5 * 24 * 60);
    await submitAll();
    await later(61);
    expect((await outgoing('.ach')).at(-1)).toContain('RETRY PYMT');
  });

  const returnFile = (trace: string) =>
    nachaOf(
      `626026000005${'4477'.padEnd(17)}0000010000${' '.repeat(15)}${'EVERYDAY'.padEnd(22)}  1021000020000001`,
      `799R01${trace}      02100002${' '.repeat(44)}021000020000001`,
    ).join('\n');
  const nachaOf = (detail: string, addenda: string) => {
    const hash = detail.slice(3, 11).padStart(10, '0');
    const debits = detail.slice(29, 39).padStart(12, '0');
    return [
      `1011234567890 0210000219003101030A094101${' '.repeat(54)}`,
      `5225${'QUITTANCE'.padEnd(36)}1234567890CCD${'PAYMENT'.padEnd(16)}900307   1021000020000001`,
      detail,
      addenda,
      `8225000002${hash}${debits}${'0'.repeat(12)}1234567890${' '.repeat(25)}021000020000001`,
      `900000100000100000002${hash}${debits}${'0'.repeat(12)}${' '.repeat(39)}`,
    ];
  };
});

describe('a refund of a denied debit', () => {
  it('goes to the linked account by ACH', async () => {
    const sent = await world.send({ dueDate: '2090-12-31', recipientEmail: 'denied@example.com' });
    await world.payAsGuest(sent, 'everyday', 'denied');
    const payment = () =>
      database.db
        .selectFrom('invoice_payments')
        .select(['state', 'refund_failed_at', 'refund_settled_at'])
        .where('invoice_id', '=', sent.invoice.id)
        .executeTakeFirstOrThrow();
    const passDay = async () => {
      await submitAll();
      await later(24 * 60);
    };
    for (let days = 0; days < 6 && (await payment()).state !== 'settled'; days += 1) await passDay();
    await world.as(complianceHead, (context) =>
      decidePayment(context, { invoiceId: sent.invoice.id, decision: 'deny', reason: 'Checked' }),
    );
    for (let days = 0; days < 14; days += 1) await passDay();
    expect(await payment()).toMatchObject({
      state: 'denied',
      refund_failed_at: null,
      refund_settled_at: expect.any(Date),
    });
    const files = (await outgoing('.ach')).join('\n');
    expect(files).toMatch(/^5220QUITTANCE .*CCDPAYMENT/m);
    expect(files).toMatch(/^622260000\d{3}100006789 {8}0000010000REFUND/m);
  });
});

it('reads a notification of change, and keeps the new number encrypted', async () => {
  const lines = [
    `1011234567890 0210000219003101030A094101${' '.repeat(54)}`,
    `5220${'QUITTANCE'.padEnd(36)}1234567890COR${'PAYMENT'.padEnd(16)}900307   1021000020000009`,
    `621026000005${'4477'.padEnd(17)}0000000000${' '.repeat(15)}${'BREAD'.padEnd(22)}  1021000020000009`,
    `798C01021000020000001      02100002${'1918171614'.padEnd(44)}021000020000009`,
    `82200000020002600000${'0'.repeat(24)}1234567890${' '.repeat(25)}021000020000009`,
    `9000001000001000000020002600000${'0'.repeat(24)}${' '.repeat(39)}`,
  ];
  await arrive(lines.join('\n'));
  const row = await database.db.selectFrom('bank_file_corrections').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ original_trace: '021000020000001', code: 'C01' });
  expect(row.sealed_data.toString('latin1')).not.toContain('1918171614');
});
