/**
 * Regions whose weeks do not start on Monday, from Unicode CLDR; 0 is Sunday. A table, because Firefox has no API for
 * the first day of the week.
 */
const regions: Readonly<Record<number, string>> = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

const byRegion: ReadonlyMap<string, number> = new Map(
  Object.entries(regions).flatMap(([day, codes]) => codes.split(' ').map((code) => [code, Number(day)] as const)),
);

/**
 * Returns the first day of the week in a locale; 0 is Sunday, 1 is Monday.
 * @param locale a language without a region counts as its largest one: `en` as the United States
 */
export const firstWeekdayOf = (locale: string): number =>
  byRegion.get(new Intl.Locale(locale).maximize().region ?? '') ?? 1;
