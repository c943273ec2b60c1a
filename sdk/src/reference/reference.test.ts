import { describe, expect, it } from 'vitest';
import { currencies as countedCurrencies } from '../money/currencies.ts';
import {
  countries,
  customerAccounts,
  findCountry,
  loadCountries,
  loadCurrencies,
  loadFlag,
  loadIndustries,
  loadLanguages,
  loadSubdivisions,
} from './index.ts';

const codesOf = (items: readonly { readonly code: string }[]): string[] => items.map(({ code }) => code);

describe('countries', () => {
  it('are the 249 countries of ISO 3166-1 and Kosovo, each with two letters, three digits and a calling code', () => {
    expect(countries).toHaveLength(250);
    expect(
      countries.every(({ code, numericCode, phone }) => /^[A-Z]{2}\d{3}\d{1,3}$/.test(code + numericCode + phone)),
    ).toBe(true);
    expect(new Set(codesOf(countries)).size).toBe(250);
  });

  it.each([
    ['DE', { numericCode: '276', phone: '49', isSepa: true, isWire: true, isOfacBlocked: false, isUSTerritory: false }],
    ['US', { numericCode: '840', phone: '1', isSepa: false, isWire: true, isOfacBlocked: false, isUSTerritory: false }],
    ['PR', { numericCode: '630', phone: '1', isSepa: false, isWire: true, isOfacBlocked: false, isUSTerritory: true }],
    [
      'CU',
      { numericCode: '192', phone: '53', isSepa: false, isWire: false, isOfacBlocked: true, isUSTerritory: false },
    ],
    [
      'AQ',
      { numericCode: '010', phone: '672', isSepa: false, isWire: false, isOfacBlocked: false, isUSTerritory: false },
    ],
    [
      'XK',
      { numericCode: '983', phone: '383', isSepa: false, isWire: true, isOfacBlocked: false, isUSTerritory: false },
    ],
    [
      'RS',
      { numericCode: '688', phone: '381', isSepa: true, isWire: true, isOfacBlocked: false, isUSTerritory: false },
    ],
  ])('%s has its facts', (code, facts) => {
    expect(findCountry(code)).toEqual({ code, ...facts });
  });

  it('returns no country for an unknown code', () => {
    expect(findCountry('XX')).toBeNull();
  });

  it.each([
    ['en', 'Germany', 'Spain'],
    ['es-MX', 'Alemania', 'España'],
    ['fr', 'Germany', 'Spain'],
  ])('are named in %s, in the order of the names', async (locale, germany, spain) => {
    const named = await loadCountries(locale);
    expect(named.find(({ code }) => code === 'DE')?.label).toBe(germany);
    expect(named.find(({ code }) => code === 'ES')?.label).toBe(spain);
    expect(named.map(({ label }) => label)).toEqual(
      named.map(({ label }) => label).toSorted(new Intl.Collator(locale).compare),
    );
    expect(named.filter(({ label, code }) => label === '' || label === code)).toEqual([]);
  });
});

describe('subdivisions', () => {
  it('Italy has twenty regions, and provinces in them', async () => {
    const italy = await loadSubdivisions('IT', 'en');
    expect(italy.filter(({ level }) => level === 1)).toHaveLength(20);
    expect(italy.find(({ code }) => code === 'BG')).toEqual({
      countryCode: 'IT',
      code: 'BG',
      name: 'Bergamo',
      parentCode: '25',
      level: 2,
    });
    // The two autonomous provinces.
    expect(codesOf(italy)).toEqual(expect.arrayContaining(['BZ', 'TN']));
  });

  it('the United States have fifty states, the district and six territories', async () => {
    expect(await loadSubdivisions('US', 'en')).toHaveLength(57);
  });

  it.each([
    ['IT', '25', 'Lombardy', 'Lombardía'],
    ['IT', 'BZ', 'South Tyrol', 'Bolzano'],
    ['US', 'NY', 'New York', 'Nueva York'],
    ['DE', 'BY', 'Bavaria', 'Baviera'],
    ['ES', 'AS', 'Asturias', 'Principado de Asturias'],
    ['GB', 'SCT', 'Scotland', 'Escocia'],
    ['JP', '07', 'Fukushima', 'Fukushima'],
    ['MX', 'CMX', 'Mexico City', 'Ciudad de México'],
    ['NP', 'P1', 'Koshi', 'Koshi'],
  ])('%s-%s is %s in English and %s in Spanish', async (country, code, english, spanish) => {
    const named = async (locale: string) =>
      (await loadSubdivisions(country, locale)).find((row) => row.code === code)?.name;
    expect([await named('en'), await named('es-MX'), await named('fr')]).toEqual([english, spanish, english]);
  });

  it.each(['en', 'es'])('are sorted by their names in %s, without a register’s marks', async (locale) => {
    const italy = (await loadSubdivisions('IT', locale)).map(({ name }) => name);
    expect(italy).toEqual(italy.toSorted(new Intl.Collator(locale).compare));
    const all = await Promise.all(codesOf(countries).map((code) => loadSubdivisions(code, locale)));
    expect(all.flat().filter(({ name }) => name === '' || /[²³†()=|;:]/.test(name))).toEqual([]);
  });

  it('keep the leading zeros of their codes', async () => {
    expect(codesOf(await loadSubdivisions('FR', 'en'))).toContain('01');
  });

  it('are empty for a country without subdivisions', async () => {
    expect(await loadSubdivisions('HK', 'en')).toEqual([]);
    expect(await loadSubdivisions('XX', 'es')).toEqual([]);
  });

  it('cover two hundred countries from AD to ZW, with unique codes and existing parents', async () => {
    const all = await Promise.all(codesOf(countries).map((code) => loadSubdivisions(code, 'es')));
    const filled = all.filter((rows) => rows.length > 0);
    expect([filled.length, filled[0]?.[0]?.countryCode, filled.at(-1)?.[0]?.countryCode]).toEqual([200, 'AD', 'ZW']);
    for (const rows of filled) {
      const codes = codesOf(rows);
      expect(new Set(codes).size).toBe(codes.length);
      expect(rows.filter(({ parentCode }) => parentCode !== null && !codes.includes(parentCode))).toEqual([]);
      expect(rows.filter(({ code }) => !/^[A-Z0-9]{1,5}$/.test(code))).toEqual([]);
    }
  });
});

describe('currencies', () => {
  it('are also the units of account in use, and not those of banks and states', () => {
    const used = ['CLF', 'COU', 'MXV', 'UYI', 'UYW', 'BOV', 'CHE', 'CHW'];
    expect(used.filter((code) => !countedCurrencies.includes(code))).toEqual([]);
    expect(['XDR', 'XSU', 'XUA', 'USN'].filter((code) => countedCurrencies.includes(code))).toEqual([]);
  });

  it('are those that money supports, each with a name', async () => {
    const named = await loadCurrencies('en');
    expect(named.map(({ currency }) => currency)).toEqual(countedCurrencies);
    expect(named.length).toBeGreaterThan(130);
    expect(named.filter(({ label, currency }) => label === '' || label === currency)).toEqual([]);
  });

  it.each([
    [
      'USD',
      {
        label: 'dólar estadounidense',
        locale: 'en-US',
        symbol: '$',
        symbolPosition: 'left',
        hasSpaceNextToSymbol: false,
        popular: true,
        decimals: 2,
        iconCode: 'US',
        isRetired: false,
      },
    ],
    [
      'EUR',
      {
        label: 'euro',
        locale: 'de-DE',
        symbol: '€',
        symbolPosition: 'right',
        hasSpaceNextToSymbol: true,
        popular: true,
        decimals: 2,
        iconCode: 'EU',
        isRetired: false,
      },
    ],
    [
      'HUF',
      {
        label: 'forinto húngaro',
        locale: 'hu-HU',
        symbol: 'Ft',
        symbolPosition: 'right',
        hasSpaceNextToSymbol: true,
        popular: true,
        decimals: 2,
        iconCode: 'HU',
        isRetired: false,
      },
    ],
    [
      'BTC',
      {
        label: 'bitcoin',
        locale: 'en-US',
        symbol: '₿',
        symbolPosition: 'left',
        hasSpaceNextToSymbol: false,
        popular: false,
        decimals: 8,
        iconCode: 'BTC',
        isRetired: false,
      },
    ],
    [
      'ETH',
      {
        label: 'ether',
        locale: 'en-US',
        symbol: 'Ξ',
        symbolPosition: 'left',
        hasSpaceNextToSymbol: false,
        popular: false,
        decimals: 18,
        iconCode: 'ETH',
        isRetired: false,
      },
    ],
    [
      'BGN',
      {
        label: 'leva búlgara',
        locale: 'bg-BG',
        symbol: 'BGN',
        symbolPosition: 'right',
        hasSpaceNextToSymbol: true,
        popular: true,
        decimals: 2,
        iconCode: 'BG',
        isRetired: true,
      },
    ],
  ])('%s has its facts', async (currency, facts) => {
    expect((await loadCurrencies('es')).find((entry) => entry.currency === currency)).toEqual({ currency, ...facts });
  });

  it('twenty are popular', async () => {
    expect((await loadCurrencies('en')).filter(({ popular }) => popular)).toHaveLength(20);
  });

  it('every one has an icon', async () => {
    for (const { iconCode } of await loadCurrencies('en'))
      expect([iconCode, await loadFlag(iconCode)]).not.toEqual([iconCode, null]);
  });

  it('customers hold three accounts in USD and one in each of ten others', () => {
    expect(customerAccounts.filter(({ currency }) => currency === 'USD').map(({ accountType }) => accountType)).toEqual(
      ['smart', 'merchant', 'traditional'],
    );
    expect(customerAccounts.filter(({ accountType }) => !accountType)).toHaveLength(10);
  });
});

describe('flags', () => {
  it('every country has one', async () => {
    for (const { code } of countries) expect([code, (await loadFlag(code))?.[0]]).toEqual([code, 'svg']);
  });

  it('contain only shapes: no script, no style, no URL', async () => {
    const all = JSON.stringify(await Promise.all(codesOf(countries).map(loadFlag)));
    expect(new Set(all.match(/(?<=\[")\w+/g))).toEqual(new Set(['svg', 'g', 'path', 'circle', 'ellipse']));
    expect(all).not.toMatch(/href|url\(|style|onload/);
  });

  it('there is none for an unknown code', async () => {
    expect(await loadFlag('XX')).toBeNull();
  });
});

describe('languages and industries', () => {
  it('languages have names in both languages', async () => {
    expect(await loadLanguages('en')).toContainEqual({ code: 'sq', label: 'Albanian' });
    expect(await loadLanguages('es')).toContainEqual({ code: 'sq', label: 'albanés' });
    expect(await loadLanguages('en')).toHaveLength(183);
  });

  it('industries have the same codes in both languages', async () => {
    const [english, spanish] = await Promise.all([loadIndustries('en'), loadIndustries('es')]);
    expect(codesOf(spanish).toSorted()).toEqual(codesOf(english).toSorted());
    expect(new Set(codesOf(english)).size).toBe(english.length);
  });
});
