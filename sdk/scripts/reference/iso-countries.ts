import { iso31661 } from 'iso-3166';

interface CountryCodes {
  readonly alpha2: string;
  readonly numeric: string;
}

/** Kosovo has no code in ISO 3166-1. Its letters and digits are of the ranges that the standard leaves to users. */
const kosovo: CountryCodes = { alpha2: 'XK', numeric: '983' };

/** Every country and territory, in alphabetical order of codes. */
export const isoCountries: readonly CountryCodes[] = [...iso31661, kosovo].toSorted((one, other) =>
  one.alpha2 < other.alpha2 ? -1 : 1,
);
