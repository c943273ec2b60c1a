import { ofacBlockedCountries, sepaCountries, takesWires, usTerritories } from './country-policy.ts';
import { countryFacts } from './generated/countries.generated.ts';
import { byLabel, loadNames } from './names.ts';

/** A country or territory of ISO 3166-1, or Kosovo, which is `XK` by agreement. */
export interface CountryFacts {
  /** Two letters, such as `DE`. */
  readonly code: string;
  /** Three digits, such as `276`. */
  readonly numericCode: string;
  /** Calling code without plus: `49`. Several countries may share one. */
  readonly phone: string;
  /** Whether money can be sent to the country by wire. */
  readonly isWire: boolean;
  /** Whether the country belongs to the SEPA schemes. */
  readonly isSepa: boolean;
  /** Whether sanctions exclude the country; pickers hide it. */
  readonly isOfacBlocked: boolean;
  readonly isUSTerritory: boolean;
}

export interface Country extends CountryFacts {
  /** Name in the requested language. */
  readonly label: string;
}

function parseCountry(row: string): CountryFacts {
  const code = row.slice(0, 2);
  return {
    code,
    numericCode: row.slice(2, 5),
    phone: row.slice(5),
    isWire: takesWires(code),
    isSepa: sepaCountries.has(code),
    isOfacBlocked: ofacBlockedCountries.has(code),
    isUSTerritory: usTerritories.has(code),
  };
}

/** Every country, in alphabetical order of codes. */
export const countries: readonly CountryFacts[] = /* @__PURE__ */ (() => countryFacts.split(' ').map(parseCountry))();

const byCode: ReadonlyMap<string, CountryFacts> = /* @__PURE__ */ (() =>
  new Map(countries.map((country) => [country.code, country])))();

/** Finds the country of an upper-case code; null if there is none. */
export const findCountry = (code: string): CountryFacts | null => byCode.get(code) ?? null;

/** Loads every country with its name, in the order of names. */
export async function loadCountries(locale: string): Promise<readonly Country[]> {
  const names = await loadNames(
    {
      en: () => import('./generated/country-names-en.generated.ts').then((piece) => piece.countryNames),
      es: () => import('./generated/country-names-es.generated.ts').then((piece) => piece.countryNames),
    },
    locale,
  );
  return byLabel(
    countries.map((country, index) => ({ ...country, label: names[index] ?? country.code })),
    locale,
  );
}
