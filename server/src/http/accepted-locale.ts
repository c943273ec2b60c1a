const spanish = /^es(-|$)/i;
const english = /^en(-|$)/i;

/** The first language of Accept-Language that we speak; English when there is none. */
export function acceptedLocale(header: string | undefined): 'en' | 'es' {
  const byPreference = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(/\s*;\s*q=/i);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((one, other) => other.quality - one.quality);
  const match = byPreference.find(({ tag, quality }) => quality > 0 && (spanish.test(tag) || english.test(tag)));
  return match && spanish.test(match.tag) ? 'es' : 'en';
}
