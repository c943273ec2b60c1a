export interface EpcPayee {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string | undefined;
  /** Decimal text in euros; absent: the sender enters it. */
  readonly amount?: string | undefined;
  /** Creditor reference, ISO 11649: `RF…`. */
  readonly reference?: string | undefined;
}

interface BankWay {
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** What a sender needs to pay into an account. */
export interface PayInDetails {
  readonly currency: string;
  readonly holderName: string;
  readonly reference: string;
  readonly local?: BankWay | undefined;
  readonly swift: BankWay;
}

/** Returns the code's text for payments into an account; null without one: only euro accounts with an IBAN have it. */
export function epcDeposit({ currency, holderName: name, reference, local, swift }: PayInDetails): string | null {
  const fields = [...(local?.fields ?? []), ...swift.fields];
  const fieldOf = (field: 'iban' | 'bic') => fields.find((each) => each.name === field)?.value;
  const iban = fieldOf('iban');
  return currency === 'EUR' && iban !== undefined ? epcPayment({ name, iban, bic: fieldOf('bic'), reference }) : null;
}

const maxNameCharacters = 70;

/**
 * Returns the text of the QR code by which banking apps start a SEPA credit transfer: EPC069-12 version 2, in UTF-8, to be
 * encoded with error correction M.
 */
export const epcPayment = ({ name, iban, bic = '', amount, reference = '' }: EpcPayee): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.slice(0, maxNameCharacters),
    iban.replaceAll(' ', ''),
    amount === undefined ? '' : `EUR${amount}`,
    '',
    reference,
  ].join('\n');
