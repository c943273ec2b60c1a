import { ofacBlockedCountries, sepaCountries, takesWires, usTerritories } from './country-policy.ts';
import { countryFacts } from './generated/countries.generated.ts';
import { byLabel, loadNames } from './names.ts';

/** A country or territory of ISO 3166-1. */
export interface CountryFacts {
  /** Two letters, such as `DE`. */
  readonly code: string;
  /** Three digits, such as `276`. */
  readonly numericCode: string;
  /** The calling code, without plus: `49`. Several countries may share one. */
  readonly phone: string;
  /** Whether money can be sent there by wire. */
  readonly isWire: boolean;
  /** Whether it belongs to the SEPA schemes. */
  readonly isSepa: boolean;
  /** Whether sanctions keep it out of the product; pickers hide it. */
  readonly isOfacBlocked: boolean;
  readonly isUSTerritory: boolean;
}

export interface Country extends CountryFacts {
  /** The name in the language asked for. */
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

/** Every country, in alphabetical order of the codes. */
export const countries: readonly CountryFacts[] = /* @__PURE__ */ (() => countryFacts.split(' ').map(parseCountry))();

const byCode: ReadonlyMap<string, CountryFacts> = /* @__PURE__ */ (() =>
  new Map(countries.map((country) => [country.code, country])))();

/** The country of a code in capitals; null when ISO 3166-1 has none. */
export const findCountry = (code: string): CountryFacts | null => byCode.get(code) ?? null;

/** Every country with its name, in the order of the names. */
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
