import { findLocale, type Locale } from '../kernel/index.ts';

/** Returns our locale for the first language of Accept-Language that has texts; English if there is none. */
export function acceptedLocale(header: string | undefined): Locale {
  const byPreference = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/\s*;\s*q=/i);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of byPreference) {
    const locale = findLocale(tag);
    if (locale) return locale;
  }
  return 'en';
}
