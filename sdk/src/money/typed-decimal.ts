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
 * Reads a number as a person typed or pasted it, first by the rules of the locale, then by those of the other common form
 * (`1,234.50` and `1.234,50`), so that a figure copied from elsewhere works too. Where both readings are possible, as with
 * `1,234`, the locale decides.
 * @returns plain decimal text such as `1234.50`, or null when it is no number
 */
export function parseTypedDecimal(typed: string, locale: string): string | null {
  const own = separatorsOf(locale);
  // Spaces only ever group, whichever of the many space characters it is; an apostrophe groups in Switzerland. Escaped, since a
  // page that reads the script in another encoding would find other characters in the class, such as `€`.
  const text = typed.trim().replace(/[\s\u2019']/g, '');
  const unsigned = text.replace(/^[-\u2212]/, '');
  const other = own.decimal === ',' ? { group: ',', decimal: '.' } : { group: '.', decimal: ',' };
  const value = readAs(unsigned, own) ?? readAs(unsigned, other);
  return value !== null && unsigned !== text ? `-${value}` : value;
}
