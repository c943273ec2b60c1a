/** The fields by which banks name an account, in the order that forms show them. */
export const bankFields = [
  'iban',
  'bic',
  'routingNumber',
  'institutionNumber',
  'transitNumber',
  'sortCode',
  'bsb',
  'bankCode',
  'ifsc',
  'cnaps',
  'clabe',
  'accountNumber',
  'accountType',
] as const;
export type BankField = (typeof bankFields)[number];

/** The values of the fields that an account has; see {@link normalizeBankField} for their form. */
export type BankDetails = { readonly [Field in BankField]?: string | undefined };

/** The fields that name one customer's account. Only masked ones are shown; all others name a bank. */
const accountFields = ['iban', 'clabe', 'accountNumber'] as const satisfies readonly BankField[];

const isAccountField = (field: BankField): boolean => (accountFields as readonly BankField[]).includes(field);

/** New Zealand's account numbers: bank, branch, account, and a suffix that may be written with two digits. */
const shortNewZealand = /^\d{15}$/;

/** A Polish number without the country's letters, as Poles write it. */
const polishNumber = /^\d{26}$/;

/**
 * Returns a value in the form that is stored and sent: without separators, in capitals. Adds what people leave out: `PL` of a
 * Polish IBAN, and the first digit of a New Zealand suffix.
 * @param country of the bank, two capital letters of ISO 3166-1
 */
export function normalizeBankField(field: BankField, text: string, country: string): string {
  if (field === 'accountType') return text.trim();
  const compact = text.toUpperCase().replace(/[\s\p{Pd}./·]/gu, '');
  if (field === 'iban' && country === 'PL' && polishNumber.test(compact)) return `PL${compact}`;
  if (field === 'iban') return compact.replace(/^IBAN:?/, '');
  if (field === 'accountNumber' && country === 'NZ' && shortNewZealand.test(compact)) {
    return `${compact.slice(0, 13)}0${compact.slice(13)}`;
  }
  return compact;
}

/** Normalizes each field and leaves out the empty ones. */
export function normalizeBankDetails(details: BankDetails, country: string): BankDetails {
  const filled = bankFields.flatMap((field) => {
    const value = normalizeBankField(field, details[field] ?? '', country);
    return value === '' ? [] : [[field, value] as const];
  });
  return Object.fromEntries(filled);
}

/** The lengths of the groups in which people read a field. The last group takes the rest. */
const groups: Readonly<Partial<Record<BankField, readonly number[]>>> = {
  iban: [4, 4, 4, 4, 4, 4, 4, 4, 4],
  sortCode: [2, 2, 2],
  bsb: [3, 3],
  clabe: [3, 3, 11, 1],
};

const dashed: ReadonlySet<BankField> = new Set(['sortCode', 'bsb', 'accountNumber']);

/** Writes a normalized value in the groups in which people read it. */
export function formatBankField(field: BankField, value: string, country: string): string {
  const isNewZealand = field === 'accountNumber' && country === 'NZ' && value.length === 16;
  const lengths = isNewZealand ? [2, 4, 7, 3] : groups[field];
  if (lengths === undefined) return value;
  const parts: string[] = [];
  let rest = value;
  for (const length of lengths) {
    if (rest === '') break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...parts, ...(rest === '' ? [] : [rest])].join(dashed.has(field) ? '-' : ' ');
}

/** Hides a number except its end: four characters, and never more than half. */
const maskNumber = (value: string): string => `•••• ${value.slice(-Math.min(4, Math.floor(value.length / 2)))}`;

/** Masks the fields that name the account. Fields that name its bank stay as they are. */
export const maskBankDetails = (details: BankDetails): BankDetails =>
  Object.fromEntries(
    bankFields.flatMap((field) => {
      const value = details[field];
      if (value === undefined) return [];
      return [[field, isAccountField(field) ? maskBankField(field, value) : value]];
    }),
  );

/** An IBAN shows its country, too. */
const maskBankField = (field: BankField, value: string): string =>
  field === 'iban' ? `${value.slice(0, 2)} ${maskNumber(value)}` : maskNumber(value);

/** Returns the masked number of an account; empty if the details have none. */
export function maskedNumberOf(details: BankDetails): string {
  const field = accountFields.find((each) => details[each] !== undefined);
  return field === undefined ? '' : maskBankField(field, details[field] ?? '');
}
