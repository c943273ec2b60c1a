import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seal } from '../../kernel/index.ts';
import { accounts, balanceOf } from '../../ledger/index.ts';
import { listUnexplainedEntries, receiveRailsEvents } from '../../rails/index.ts';
import { queuePayout } from '../../rails/rails-fixtures.ts';
import { bankByFiles, entry, statement } from './bank-files-fixtures.ts';

const { database, app, folder, told, later, filesIn, outgoing, arrive, submitAll, payOut } = bankByFiles();

describe('a payout', () => {
  it('goes out in one file after the collecting time, and settles with the statement', async () => {
    const [one, two] = [await payOut(), await payOut()];
    await receiveRailsEvents(app);
    expect(await outgoing('.pain.001.xml')).toEqual([]);
    await later(61);
    const [text, ...others] = await outgoing('.pain.001.xml');
    expect(others).toEqual([]);
    expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>246.90</CtrlSum>');
    for (const { endToEndId } of [one, two]) expect(text).toContain(`<EndToEndId>${endToEndId}</EndToEndId>`);
    expect(told.get(one.id)).toEqual(['accepted']);

    await arrive(statement(entry({ reference: 'D1', direction: 'DBIT', endToEndId: one.endToEndId })));
    expect(told.get(one.id)).toEqual(['accepted', 'settled']);
    await arrive(statement(entry({ reference: 'C1', endToEndId: one.endToEndId, reason: 'AC04' }), 'camt.054'));
    expect(told.get(one.id)).toEqual(['accepted', 'settled', 'returned AC04 after settlement']);
    expect(told.get(two.id)).toEqual(['accepted']);
    await later(120);
    expect(await outgoing('.pain.001.xml')).toHaveLength(1);
  });

  it('settles with a statement whose balances can’t be read', async () => {
    const { id, endToEndId } = await payOut();
    await later(61);
    const balance = (code: string, currency: string) =>
      `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <Dt><Dt>2090-03-07</Dt></Dt></Bal>`;
    const balances = balance('OPBD', 'SEK') + balance('CLBD', 'EUR');
    await arrive(statement(balances + entry({ reference: 'D9', direction: 'DBIT', endToEndId })));
    expect(told.get(id)).toEqual(['accepted', 'settled']);
    expect(await app.db.selectFrom('bank_file_balances').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['', [1, 2, 3]],
    [', the second booking read first', [3, 2, 1]],
    [', in one statement', [[1, 2, 3]]],
  ] as const)(
    'that the bank books again after its return leaves the second booking to people%s',
    async (when, files) => {
      const { id, endToEndId } = await payOut();
      await later(61);
      const suspended = await balanceOf(app.db, accounts.suspenseIn(), 'EUR');
      const entries = [
        entry({ reference: `first${when}`, direction: 'DBIT', endToEndId }),
        // Some banks give a return the reference of the booking that it undoes.
        entry({ reference: `first${when}`, endToEndId, reason: 'AC04' }),
        entry({ reference: `second${when}`, direction: 'DBIT', endToEndId }),
      ];
      for (const parts of files)
        await arrive(
          statement(
            [parts]
              .flat()
              .map((part) => entries[part - 1])
              .join(''),
          ),
        );
      for (const each of entries) await arrive(statement(each, 'camt.054'));
      expect(told.get(id)?.at(-1)).toMatch(/^returned AC04/);
      const unexplained = await listUnexplainedEntries(app, { since: '2090-03-01', limit: 10 });
      expect(unexplained.filter((each) => each.endToEndId === endToEndId)).toMatchObject([{ amountMinor: -12_345n }]);
      // Another return is money of nobody, which staff find among the deposits.
      await arrive(statement(entry({ reference: `third${when}`, endToEndId, reason: 'AC04' })));
      expect(await balanceOf(app.db, accounts.suspenseIn(), 'EUR')).toBe(suspended + 12_345n);
    },
  );

  describe('whose bookings have another reference in a notification than in the statement', () => {
    const at = (reference: string, changes: Partial<Parameters<typeof entry>[0]>) =>
      entry({ reference, bookedOn: '2090-03-07', ...changes });
    const suspended = () => balanceOf(app.db, accounts.suspenseIn(), 'EUR');
    const unexplained = async (endToEndId: string) =>
      (await listUnexplainedEntries(app, { since: '2090-03-01', limit: 100 })).filter(
        (each) => each.endToEndId === endToEndId,
      ).length;

    it.each([
      ['the notification first', ['camt.054', 'camt.053']],
      ['the statement first', ['camt.053', 'camt.054']],
    ] as const)('settles and comes back once, %s', async (when, messages) => {
      const { id, endToEndId } = await payOut();
      await later(61);
      const before = await suspended();
      for (const message of messages) {
        const entries =
          at(`${message} ${when} D`, { direction: 'DBIT', endToEndId }) +
          at(`${message} ${when} C`, { endToEndId, reason: 'AC04' });
        await arrive(statement(entries, message));
        // The bank sends it again, in another file.
        await arrive(statement(`${entries} `, message));
      }
      expect(told.get(id)).toEqual(['accepted', 'returned AC04']);
      expect(await suspended()).toBe(before);
      expect(await unexplained(endToEndId)).toBe(0);
    });

    it('is one if only the statement says that a fee is included', async () => {
      const { id, endToEndId } = await payOut();
      await later(61);
      const debit = { direction: 'DBIT', endToEndId, amount: '126.45' };
      const fee = '<Chrgs><Rcrd><Amt Ccy="EUR">3.00</Amt><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>';
      await arrive(statement(at('fee S', debit).replace('<NtryDtls>', `${fee}<NtryDtls>`)));
      await arrive(statement(at('fee N', debit), 'camt.054'));
      expect(told.get(id)).toEqual(['accepted', 'settled']);
      expect(await unexplained(endToEndId)).toBe(0);
    });

    it('leaves to people what the statement has more of than the notifications', async () => {
      const { id, endToEndId } = await payOut();
      await later(61);
      const debit = { direction: 'DBIT', endToEndId };
      await arrive(statement(at('more N1', debit), 'camt.054'));
      await arrive(statement(at('more S1', debit) + at('more S2', debit)));
      await arrive(statement(at('more N2', debit), 'camt.054'));
      expect(told.get(id)).toEqual(['accepted', 'settled']);
      expect(await unexplained(endToEndId)).toBe(1);
    });

    it('loses no second booking if the first has one reference in both', async () => {
      const { id, endToEndId } = await payOut();
      await later(61);
      const debit = { direction: 'DBIT', endToEndId };
      await arrive(statement(at('same 1', debit), 'camt.054'));
      const stated = at('same 2', debit) + at('same 1', debit);
      await arrive(statement(stated));
      await arrive(statement(`${stated} `));
      await arrive(statement(at('same 2', debit), 'camt.054'));
      expect(told.get(id)).toEqual(['accepted', 'settled']);
      expect(await unexplained(endToEndId)).toBe(1);
    });

    it('are two on two days', async () => {
      const { endToEndId } = await payOut();
      await later(61);
      const debit = { direction: 'DBIT', endToEndId };
      await arrive(statement(at('days 1', debit), 'camt.054'));
      await arrive(statement(at('days 2', { ...debit, bookedOn: '2090-03-08' })));
      expect(await unexplained(endToEndId)).toBe(1);
    });

    it('are one for a deposit with its sender’s id, and two without an id', async () => {
      const before = await suspended();
      await arrive(statement(at('deposit N', { endToEndId: 'RENT-7', amount: '5.00' }), 'camt.054'));
      await arrive(statement(at('deposit S', { endToEndId: 'RENT-7', amount: '5.00' })));
      expect(await suspended()).toBe(before + 500n);
      await arrive(statement(at('plain N', { amount: '7.00' }), 'camt.054'));
      await arrive(statement(at('plain S', { amount: '7.00' })));
      expect(await suspended()).toBe(before + 1_900n);
    });
  });

  it('is neither settled nor returned by a movement of another amount with its id', async () => {
    const { id, endToEndId } = await payOut();
    await later(61);
    const suspended = () => balanceOf(app.db, accounts.suspenseIn(), 'EUR');
    const before = await suspended();
    await arrive(statement(entry({ reference: 'D7', direction: 'DBIT', endToEndId, amount: '200.00' })));
    await arrive(statement(entry({ reference: 'C7', endToEndId, amount: '1.00', reason: 'AC04' })));
    expect(told.get(id)).toEqual(['accepted']);
    expect(await suspended()).toBe(before + 100n);
  });

  it('that the bank rejects has moved no money', async () => {
    const { id, endToEndId } = await payOut();
    await later(61);
    await arrive(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>x</OrgnlMsgId></OrgnlGrpInfAndSts>
      <OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`);
    expect(told.get(id)).toEqual(['accepted', 'rejected AC01']);
  });

  it('in dollars goes by ACH, and one that no file can carry is refused', async () => {
    const id = await queuePayout(app, '4477');
    const unfit = await queuePayout(app, 'GB29NWBK60161331926819', { currency: 'GBP' });
    await submitAll();
    await later(61);
    expect(told.get(id)).toEqual(['accepted']);
    expect(told.get(unfit)).toEqual(['refused no_account']);
    expect((await outgoing('.ach'))[0]).toContain(`622021000021${'4477'.padEnd(17)}0000012345`);
    await later(2 * 24 * 60);
    expect(told.get(id)).toEqual(['accepted', 'settled']);
  });

  it('keeps the recipient encrypted until the file is with the bank, and then not at all', async () => {
    await payOut('FR1420041010050500013M02606');
    const content = async () =>
      JSON.stringify(await database.db.selectFrom('bank_file_orders').selectAll().execute(), (_, value) =>
        typeof value === 'bigint' ? Number(value) : value,
      );
    expect(await content()).not.toContain('FR1420041010050500013M02606');
    await later(61);
    const kept = await database.db
      .selectFrom('bank_file_orders')
      .select('sealed_order')
      .where('sealed_order', 'is not', null)
      .execute();
    expect(kept).toEqual([]);
    const files = await database.db
      .selectFrom('bank_files')
      .select('sealed_content')
      .where('sealed_content', 'is not', null)
      .execute();
    expect(files).toEqual([]);
  });

  it.each(['before the file is prepared', 'before it is moved', 'after it was moved'])(
    'is in exactly one file when the process dies %s',
    async (when) => {
      await payOut();
      const before = (await filesIn('outgoing')).length;
      await later(61);
      const [file] = await database.db
        .selectFrom('bank_files')
        .select(['id', 'name', 'prepared_at'])
        .where('direction', '=', 'out')
        .orderBy('id', 'desc')
        .limit(1)
        .execute();
      const text = await readFile(path.join(folder, 'outgoing', file?.name ?? ''), 'utf8');
      expect(await filesIn('outgoing')).toHaveLength(before + 1);
      // The bank has taken the file away, or it is still beside the folder, as the process left it.
      rmSync(path.join(folder, 'outgoing', file?.name ?? ''));
      if (when === 'before it is moved') await writeFile(path.join(folder, 'prepared', file?.name ?? ''), text);
      await database.db
        .updateTable('bank_files')
        .set({
          delivered_at: null,
          sealed_content: seal(app.config.dataKey, text, file?.id),
          ...(when === 'before the file is prepared' && { prepared_at: null }),
        })
        .where('id', '=', file?.id ?? '')
        .execute();
      await Promise.all([1, 2, 3].map(() => receiveRailsEvents(app)));
      expect(await filesIn('outgoing')).toHaveLength(when === 'after it was moved' ? before : before + 1);
      expect(await filesIn('prepared')).toEqual([]);
    },
  );
});
