import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../ledger/ledger-fixtures.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { ecbExchangeRates } from './ecb-exchange-rates.ts';
import { rateBetween } from './exchange-rates.ts';

/** In the published form, with sample rates. */
const daily = (
  day: string,
  rates: Readonly<Record<string, string>> = { USD: '1.0842', GBP: '0.8525', JPY: '161.33' },
) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(rates)
  .map(([currency, rate]) => `			<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`;

const database = testDatabase();
let answer: { status: number; body: string };
let requests = 0;
const server = createServer((_request, response) => {
  requests += 1;
  response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body);
});
let url: string;
let time: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`;
});
afterAll(() => server.close());
beforeEach(async () => {
  await asOwner(database.ownerUrl, (client) => client.query('truncate exchange_rate_tables'));
  time = Date.parse('2026-03-06T16:00:00Z');
  requests = 0;
  answer = { status: 200, body: daily('2026-03-06') };
});

const warnings: unknown[] = [];
const log = { info: () => {}, warn: (what: unknown) => void warnings.push(what) };
const rates = () => ecbExchangeRates({ settings: { url, maxAgeDays: 6 }, db: database.db, log, now: () => time });
const minutes = (count: number) => {
  time += count * 60_000;
};

describe('the rates of the ECB', () => {
  it('have their source and time of publication', async () => {
    expect(await rates().current()).toMatchObject({ source: 'ecb', asOf: new Date('2026-03-06T15:00:00Z') });
    time = Date.parse('2026-07-06T16:00:00Z');
    answer.body = daily('2026-07-06');
    expect(await rates().current()).toMatchObject({ asOf: new Date('2026-07-06T14:00:00Z') });
  });

  it.each([
    ['EUR', 'USD', '1.084200'],
    ['USD', 'EUR', '0.922339'],
    // 0.8525 / 1.0842, rounded once.
    ['USD', 'GBP', '0.786294'],
    ['GBP', 'USD', '1.271789'],
    ['JPY', 'GBP', '0.005284'],
    ['USD', 'USD', '1.000000'],
  ])('from %s to %s are computed exactly', async (from, to, rate) => {
    expect(rateBetween(await rates().current(), from, to)).toBe(rate);
  });

  it('of a currency that is not published are missing', async () => {
    expect(rateBetween(await rates().current(), 'USD', 'CNH')).toBeNull();
  });

  it('are read once for callers at the same time, and again after half an hour', async () => {
    const port = rates();
    await Promise.all([port.current(), port.current(), port.current()]);
    await port.current();
    expect(requests).toBe(1);
    minutes(31);
    answer.body = daily('2026-03-06', { USD: '1.09' });
    expect(rateBetween(await port.current(), 'EUR', 'USD')).toBe('1.090000');
    expect(requests).toBe(2);
  });
});

describe('a file that', () => {
  it.each([
    ['is missing', { status: 404, body: '' }],
    ['can’t be served', { status: 503, body: 'busy' }],
    ['is cut off', { status: 200, body: daily('2026-03-09').slice(0, 500) }],
    ['is no XML', { status: 200, body: 'rates' }],
    ['is a page', { status: 200, body: '<html><body>Welcome</body></html>' }],
    ['has no rates', { status: 200, body: daily('2026-03-09', {}) }],
    ['has a rate of zero', { status: 200, body: daily('2026-03-09', { USD: '0.0' }) }],
    ['has a negative rate', { status: 200, body: daily('2026-03-09', { USD: '-1' }) }],
    ['has a text as rate', { status: 200, body: daily('2026-03-09', { USD: 'N/A' }) }],
    ['has no valid day', { status: 200, body: daily('2026-02-30') }],
    ['is of a day to come', { status: 200, body: daily('2027-03-09') }],
    ['is older than the last one', { status: 200, body: daily('2026-03-05', { USD: '2' }) }],
    ['defines an entity', { status: 200, body: `<!DOCTYPE a [<!ENTITY x "1">]>${daily('2026-03-09').slice(38)}` }],
    ['never ends', { status: 200, body: ' '.repeat(1_100_000) }],
  ])('%s leaves the last rates in use, for other processes too', async (_what, broken) => {
    const port = rates();
    await port.current();
    minutes(60);
    answer = broken;
    for (const each of [port, rates()]) {
      expect(rateBetween(await each.current(), 'EUR', 'USD')).toBe('1.084200');
    }
  });

  it('is late is looked for every minute, until the last rates are too old', async () => {
    const port = rates();
    await port.current();
    answer = { status: 404, body: '' };
    minutes(31);
    await port.current();
    await port.current();
    expect(requests).toBe(2);
    minutes(2);
    await port.current();
    expect(requests).toBe(3);
    time = Date.parse('2026-03-12T14:00:00Z');
    await port.current();
    minutes(120);
    await expect(port.current()).rejects.toThrow('too old');
    answer = { status: 200, body: daily('2026-03-12') };
    minutes(2);
    expect((await port.current()).asOf).toEqual(new Date('2026-03-12T15:00:00Z'));
  });

  it('never came is an error, and so is an address without a server', async () => {
    answer = { status: 404, body: '' };
    await expect(rates().current()).rejects.toThrow('no rates');
    const away = ecbExchangeRates({
      settings: { url: 'http://127.0.0.1:1/', maxAgeDays: 6 },
      db: database.db,
      log,
      now: () => time,
    });
    await expect(away.current()).rejects.toThrow('no rates');
  });
});
