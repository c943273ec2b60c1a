/** Subdivisions in ISO's list that authorities no longer use, with the reason. */
export const withdrawn: ReadonlySet<string> = new Set([
  // Five regions (DK-81 to DK-85) replaced the Danish counties in 2007.
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
  // Luxembourg abolished its districts in 2015; their cantons remain.
  'LU-D',
  'LU-G',
  'LU-L',
]);

/** English names that CLDR lacks or that are outdated there. */
export const englishNames: Readonly<Record<string, string>> = {
  // CLDR names these as countries, and local people do too.
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
  // CLDR has only the old code of this region of China, CN-15.
  'CN-NM': 'Inner Mongolia',
  // CLDR marks the overseas part of the name in French.
  'FR-973': 'French Guiana',
  // The provinces of Nepal had numbers until they were named.
  'NP-P1': 'Koshi',
  'NP-P2': 'Madhesh',
  'NP-P3': 'Bagmati',
  'NP-P5': 'Lumbini',
  'NP-P7': 'Sudurpashchim',
  // The Federal District became a state with a different English name in 2016.
  'MX-CMX': 'Mexico City',
  // Vargas was renamed in 2019.
  'VE-X': 'La Guaira',
};
