import { describe, expect, it } from 'vitest';
import { depositReferenceOf } from '../../accounts/index.ts';
import { listInstructions } from '../../rails/index.ts';
import { balance, newBusiness, send as sendMoney } from '../../transfers/transfers-fixtures.ts';
import { bankByFiles, entry, statement } from './bank-files-fixtures.ts';

const { database, app, later, outgoing, arrive, submitAll } = bankByFiles();

describe('a transfer between two of our accounts', () => {
  const [traditional, smart] = ['100200300', '400500600'];
  const stateOf = async (id: string) =>
    (await database.db.selectFrom('transfers').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const arriveAt = (account: string, changes: Parameters<typeof entry>[0]) =>
    arrive(statement(entry({ currency: 'USD', ...changes }), 'camt.053', 'B1', `<Othr><Id>${account}</Id></Othr>`));

  it('has arrived with the statement of the account that receives it', async () => {
    const own = await newBusiness(app);
    const remittance = depositReferenceOf(own.organization.id);
    await arriveAt(traditional, { reference: 'B0', amount: '100.00', remittance });
    const move = async (from: 'traditional' | 'smart', accounts: readonly [string, string]) => {
      const to = from === 'smart' ? 'traditional' : 'smart';
      const request = { fromAccountType: from, toCurrency: 'USD', toAccountType: to, amount: '40' } as const;
      const { id } = await sendMoney(app, own, request);
      await submitAll();
      await later(61);
      const [instruction] = await listInstructions(app.db, { type: 'transfer', id });
      const endToEndId = instruction?.bankReference ?? 'none';
      const file = (await outgoing('.pain.001.xml')).find((text) => text.includes(endToEndId)) ?? '';
      const [debited, credited] = accounts;
      expect(file).toMatch(new RegExp(`<DbtrAcct><Id><Othr><Id>${debited}<.*<CdtrAcct><Id><Othr><Id>${credited}<`));
      const state = () => stateOf(id);
      const part = { endToEndId, amount: '40.00' };
      await arriveAt(debited, { ...part, reference: `${from}-D`, direction: 'DBIT' });
      expect(await state()).toBe('in_transit');
      await arriveAt(credited, { ...part, reference: `${from}-C` });
      expect(await state()).toBe('completed');
    };
    await move('traditional', [traditional, smart]);
    expect(await balance(app, own, 'USD', 'smart')).toBe('40.00');
    await move('smart', [smart, traditional]);
    expect(await balance(app, own)).toBe('100.00');
  });

  it('that the bank sends back goes back to the balance', async () => {
    const own = await newBusiness(app);
    const remittance = depositReferenceOf(own.organization.id);
    await arriveAt(traditional, { reference: 'B9', amount: '100.00', remittance });
    const { id } = await sendMoney(app, own, { toCurrency: 'USD', toAccountType: 'smart', amount: '40' });
    await submitAll();
    const [instruction] = await listInstructions(app.db, { type: 'transfer', id });
    const endToEndId = instruction?.bankReference ?? 'none';
    const part = { endToEndId, amount: '40.00' };
    await arriveAt(traditional, { ...part, reference: 'B9-D', direction: 'DBIT' });
    await arriveAt(traditional, { ...part, reference: 'B9-C', reason: 'AC04' });
    expect(await stateOf(id)).toBe('rejected');
    expect(await balance(app, own)).toBe('100.00');
  });
});
