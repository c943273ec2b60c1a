interface Separators {
  readonly group: string;
  readonly decimal: string;
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-1234567.5);
  const find = (type: Intl.NumberFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') || '.' };
}

const isGrouped = (whole: string, group: string): boolean => {
  const [first = '', ...rest] = whole.split(group);
  return /^\d{1,3}$/.test(first) && rest.length > 0 && rest.every((block) => /^\d{3}$/.test(block));
};

function readAs(text: string, { group, decimal }: Separators): string | null {
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  const digits = isGrouped(whole, group) ? whole.split(group).join('') : whole;
  if (more.length > 0 || !/^\d*$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === '') return null;
  return `${digits.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Parses a number as typed or pasted: first by the locale's rules, then by those of the other common form (`1,234.50`
 * and `1.234,50`), so that numbers copied from elsewhere work too. The locale decides ambiguous numbers such as
 * `1,234`.
 * @returns plain decimal text such as `1234.50`, or null if it is no number
 */
export function parseTypedDecimal(typed: string, locale: string): string | null {
  const own = separatorsOf(locale);
  // Spaces of any kind only group digits; so do apostrophes in Switzerland. Escaped, because a page that reads the
  // script in another encoding would see other characters in the class, such as `€`.
  const text = typed.trim().replace(/[\s\u2019']/g, '');
  const unsigned = text.replace(/^[-\u2212]/, '');
  const other = own.decimal === ',' ? { group: ',', decimal: '.' } : { group: '.', decimal: ',' };
  const value = readAs(unsigned, own) ?? readAs(unsigned, other);
  return value !== null && unsigned !== text ? `-${value}` : value;
}
