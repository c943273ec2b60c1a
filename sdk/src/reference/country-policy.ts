/**
 * Quittance's decisions about countries, besides the facts of ISO 3166. Reviewed 2026-11-22. Compliance owns these
 * lists, since a change affects what customers may do.
 */

/**
 * Countries under a comprehensive programme of the US Office of Foreign Assets Control: no customers, owners or
 * recipients there. The programme for Syria ended in 2025, but Syria stays on the list until compliance has reviewed
 * it.
 */
export const ofacBlockedCountries: ReadonlySet<string> = new Set(['CU', 'IR', 'KP', 'SY']);

/** Parts of a country under the same programmes: Crimea, Sevastopol, Donetsk and Luhansk, by ISO 3166-2. */
export const ofacBlockedSubdivisions: ReadonlySet<string> = new Set(['UA-09', 'UA-14', 'UA-40', 'UA-43']);

/**
 * The geographical scope of the SEPA schemes (European Payments Council, EPC409-09), including territories with an ISO
 * code.
 */
export const sepaCountries: ReadonlySet<string> = new Set(
  (
    'AD AL AT AX BE BG BL CH CY CZ DE DK EE ES FI FR GB GF GG GI GP GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MF MK ' +
    'MQ MT NL NO PL PM PT RE RO RS SE SI SK SM VA YT'
  ).split(' '),
);

/** Territories of the United States with an ISO code. */
export const usTerritories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/** Territories without banks: uninhabited, or inhabited only by researchers and soldiers. */
const withoutBanks: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Whether money can be sent to the country by wire. */
export const takesWires = (country: string): boolean =>
  !withoutBanks.has(country) && !ofacBlockedCountries.has(country);
