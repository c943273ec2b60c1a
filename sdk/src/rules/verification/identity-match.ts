/** Who somebody says they are, or who an identity document says. */
export interface IdentityParticulars {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** Absent if the document has none, or the vendor doesn't read it. */
  readonly documentNumber?: string | undefined;
}

/** What of an identity document differs from what the person declared. `unread`: the vendor read nothing of it. */
export const identityMismatches = ['name', 'birthDate', 'documentNumber', 'unread'] as const;
export type IdentityMismatch = (typeof identityMismatches)[number];

/** Letters that no accent can be taken from, as documents write them. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'a',
  œ: 'o',
  ı: 'i',
};

/** Returns the words of a name in one order, without case, accents and punctuation. */
function nameKey({ firstName, lastName }: IdentityParticulars): string {
  return (
    `${firstName} ${lastName}`
      .toLowerCase()
      .normalize('NFKD')
      // Accents of Latin, Greek and Cyrillic alone: the vowel signs of other scripts are marks too.
      .replace(/[\u0300-\u036f'’ʼ`.]/g, '')
      .replace(/[ßøłđðþæœı]/g, (letter) => spellings[letter] ?? letter)
      // The machine-readable zone of a document writes Müller as MUELLER, and Å as AA.
      .replace(/([aou])e/g, '$1')
      .replace(/aa/g, 'a')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .sort()
      .join(' ')
  );
}

const numberKey = (text = ''): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Lists what of a document differs from what the person declared; empty if it is theirs. Names may be in another order, and
 * without their accents. A number is compared if both have one.
 */
export function identityMismatchesOf(
  declared: IdentityParticulars,
  document: IdentityParticulars | undefined,
): readonly IdentityMismatch[] {
  if (!document) return ['unread'];
  const [ownNumber, readNumber] = [numberKey(declared.documentNumber), numberKey(document.documentNumber)];
  return [
    ...(nameKey(declared) === nameKey(document) ? [] : ['name' as const]),
    ...(declared.birthDate === document.birthDate ? [] : ['birthDate' as const]),
    ...(ownNumber === '' || readNumber === '' || ownNumber === readNumber ? [] : ['documentNumber' as const]),
  ];
}
