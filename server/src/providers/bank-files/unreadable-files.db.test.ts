import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { receiveRailsEvents } from '../../rails/index.ts';
import { bankByFiles, entry, iban, statement } from './bank-files-fixtures.ts';

const { database, app, folder, filesIn, arrive } = bankByFiles();

describe('a file that can’t be read', () => {
  it('is set aside, and holds up no other', async () => {
    const failed = (await filesIn('failed')).length;
    await mkdir(path.join(folder, 'incoming'), { recursive: true });
    await writeFile(path.join(folder, 'incoming', 'a-broken'), '<Document><Unknown/></Document>');
    await arrive(statement(entry({ reference: 'X3' })), 'b-good');
    expect(await filesIn('failed')).toHaveLength(failed + 1);
    expect(await filesIn('incoming')).toEqual([]);
    expect((await filesIn('processed')).some((name) => name.endsWith('b-good'))).toBe(true);
  });

  it('waits for its end while it is still arriving', async () => {
    const text = statement(entry({ reference: 'X4' }));
    await arrive(text.slice(0, 200), 'half');
    expect(await filesIn('incoming')).toEqual(['half']);
    await arrive(text, 'half');
    expect(await filesIn('incoming')).toEqual([]);
    await arrive(text.slice(0, 201), 'old-half');
    const old = new Date(Date.now() - 11 * 60_000);
    await utimes(path.join(folder, 'incoming', 'old-half'), old, old);
    await receiveRailsEvents(app);
    expect(await filesIn('incoming')).toEqual([]);
    expect((await filesIn('failed')).some((name) => name.endsWith('old-half'))).toBe(true);
  });

  it('of which nothing is stored when one entry of it is wrong', async () => {
    const good = entry({ reference: 'X5' });
    await arrive(statement(good + entry({ reference: 'X6' }).replace('123.45', '123.456')));
    await arrive(statement(good));
    const deposits = await database.db
      .selectFrom('deposits')
      .select('bank_reference')
      .where('bank_reference', 'in', [`${iban}:X5`, `${iban}:X6`])
      .execute();
    expect(deposits).toEqual([{ bank_reference: `${iban}:X5` }]);
  });
});
