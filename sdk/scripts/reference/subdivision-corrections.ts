/** What ISO's list still holds and no authority uses any more, with the reason. */
export const withdrawn: ReadonlySet<string> = new Set([
  // The Danish counties gave way to five regions (DK-81 to DK-85) in 2007.
  ...[
    '015',
    '020',
    '025',
    '030',
    '035',
    '040',
    '042',
    '050',
    '055',
    '060',
    '065',
    '070',
    '076',
    '080',
    '101',
    '147',
  ].map((code) => `DK-${code}`),
  // Luxembourg gave up its districts in 2015; their cantons stayed.
  'LU-D',
  'LU-G',
  'LU-L',
]);

/** English names where CLDR has none, or an old one. */
export const englishNames: Readonly<Record<string, string>> = {
  // CLDR names these as countries, and so do the people who live there.
  'CN-HK': 'Hong Kong',
  'CN-MO': 'Macao',
  'CN-TW': 'Taiwan',
  'FI-01': 'Åland Islands',
  'FR-BL': 'Saint Barthélemy',
  'FR-MF': 'Saint Martin',
  'FR-NC': 'New Caledonia',
  'FR-PF': 'French Polynesia',
  'FR-PM': 'Saint Pierre and Miquelon',
  'FR-TF': 'French Southern Territories',
  'FR-WF': 'Wallis and Futuna',
  // Of the region of China CLDR has only the old code, CN-15.
  'CN-NM': 'Inner Mongolia',
  // CLDR marks the overseas part of the name in French.
  'FR-973': 'French Guiana',
  // The provinces of Nepal had numbers until their assemblies named them.
  'NP-P1': 'Koshi',
  'NP-P2': 'Madhesh',
  'NP-P3': 'Bagmati',
  'NP-P5': 'Lumbini',
  'NP-P7': 'Sudurpashchim',
  // The Federal District became a state with an English name of its own in 2016.
  'MX-CMX': 'Mexico City',
  // Vargas took its name of 2019.
  'VE-X': 'La Guaira',
};
