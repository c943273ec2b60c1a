/** What a bank's app reads from a code to prefill a SEPA transfer. */
export interface EpcTransfer {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string | undefined;
  /** Creditor reference of ISO 11649. */
  readonly reference: string;
}

const maxNameCharacters = 70;

/**
 * Writes the text of an EPC QR code (EPC069-12, version 2, UTF-8) without an amount, which the sender enters. Banking
 * apps of the SEPA countries read it. Encode it with error correction level M.
 */
export const epcCode = ({ name, iban, bic = '', reference }: EpcTransfer): string =>
  ['BCD', '002', '1', 'SCT', bic, name.slice(0, maxNameCharacters), iban, '', '', reference].join('\n');
