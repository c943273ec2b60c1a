/**
 * What Quittance decides about countries, beside the facts of ISO 3166. Reviewed 2026-11-22; compliance owns the lists and
 * a change of one is a change of what customers may do.
 */

/**
 * Countries under a comprehensive programme of the US Office of Foreign Assets Control: nobody there can be a customer,
 * an owner or a recipient. Syria stays on the list after the programme's end in 2025 until compliance has reviewed it.
 */
export const ofacBlockedCountries: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY']);

/** Parts of a country under the same programmes: Crimea, Sevastopol, Donetsk and Luhansk, by ISO 3166-2. */
export const ofacBlockedSubdivisions: ReadonlySet<string> = new Set(['UA-09', 'UA-14', 'UA-40', 'UA-43']);

/**
 * The geographical scope of the SEPA schemes (European Payments Council, EPC409-09), with the territories that have a code
 * of their own.
 */
export const sepaCountries: ReadonlySet<string> = new Set(
  (
    'AD AL AT AX BE BG BL CH CY CZ DE DK EE ES FI FR GB GF GG GI GP GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MF MK ' +
    'MQ MT NL NO PL PM PT RE RO RS SE SI SK SM VA YT'
  ).split(' '),
);

/** Territories of the United States with an ISO code of their own. */
export const usTerritories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/** No bank takes a wire there: uninhabited, or inhabited by researchers and soldiers alone. */
const withoutBanks: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Whether money can be sent there by wire. */
export const takesWires = (country: string): boolean =>
  !withoutBanks.has(country) && !ofacBlockedCountries.has(country);
