export interface EpcPayee {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string | undefined;
  /** Decimal text in euros; absent: the sender enters it. */
  readonly amount?: string | undefined;
  /** Creditor reference, ISO 11649: `RF…`. */
  readonly reference?: string | undefined;
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
