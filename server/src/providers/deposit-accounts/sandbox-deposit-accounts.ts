import type { DepositField } from '@quittance/sdk/rules';
import { abaCheckDigit, clabeCheckDigit, iban } from './account-numbers.ts';
import type { BankDetails, DepositAccounts } from './deposit-accounts.ts';

type Fields = readonly (readonly [DepositField, string])[];

/** An invented bank that holds accounts in one currency. */
interface SandboxBank {
  readonly bankName: string;
  readonly bankAddress: string;
  readonly country: string;
  readonly bic: string;
  /** What a local sender enters; null without local transfers. */
  readonly local: ((number: string) => Fields) | null;
  /** The account as senders from abroad enter it. */
  readonly abroad: (number: string) => readonly [DepositField, string];
}

const plain = (number: string) => ['accountNumber', number] as const;
const last = (number: string, count: number): string => number.slice(-count);

/** Codes of banks that don't exist; their check digits are right, as forms require it. */
const banks: Readonly<Record<string, SandboxBank>> = {
  USD: {
    bankName: 'Test Bank, N.A.',
    bankAddress: '1 Sandbox Plaza, New York, NY 10001',
    country: 'US',
    bic: 'TSTBUS33XXX',
    local: (number) => [
      ['routingNumber', `02600999${abaCheckDigit('02600999')}`],
      ['accountNumber', number],
    ],
    abroad: plain,
  },
  EUR: {
    bankName: 'Test Bank Europe',
    bankAddress: 'Sandkastenallee 1, 10115 Berlin',
    country: 'DE',
    bic: 'TSTBDEBBXXX',
    local: (number) => [
      ['iban', germanIban(number)],
      ['bic', 'TSTBDEBBXXX'],
    ],
    abroad: (number) => ['iban', germanIban(number)],
  },
  GBP: {
    bankName: 'Test Bank UK',
    bankAddress: '1 Sandpit Lane, London EC1A 1AA',
    country: 'GB',
    bic: 'TSTBGB2LXXX',
    local: (number) => [
      ['sortCode', '04-99-99'],
      ['accountNumber', last(number, 8)],
    ],
    abroad: (number) => ['iban', iban('GB', `TSTB049999${last(number, 8)}`)],
  },
  HKD: {
    bankName: 'Test Bank Hong Kong',
    bankAddress: '1 Sandy Bay Road, Hong Kong',
    country: 'HK',
    bic: 'TSTBHKHHXXX',
    local: (number) => [
      ['bankCode', '999'],
      ['branchCode', '001'],
      ['accountNumber', last(number, 9)],
    ],
    abroad: (number) => ['accountNumber', `999001${last(number, 9)}`],
  },
  SGD: {
    bankName: 'Test Bank Singapore',
    bankAddress: '1 Sandpiper View, Singapore 018956',
    country: 'SG',
    bic: 'TSTBSGSGXXX',
    local: (number) => [
      ['bankCode', '9999'],
      ['branchCode', '001'],
      ['accountNumber', last(number, 10)],
    ],
    abroad: (number) => ['accountNumber', last(number, 10)],
  },
  CAD: {
    bankName: 'Test Bank Canada',
    bankAddress: '1 Sandbanks Drive, Toronto, ON M5H 2N2',
    country: 'CA',
    bic: 'TSTBCATTXXX',
    local: (number) => [
      ['institutionNumber', '999'],
      ['transitNumber', '00012'],
      ['accountNumber', number],
    ],
    abroad: (number) => ['accountNumber', `00012${number}`],
  },
  MXN: {
    bankName: 'Banco de Prueba',
    bankAddress: 'Calle Arena 1, 06600 Ciudad de México',
    country: 'MX',
    bic: 'TSTBMXMMXXX',
    local: (number) => [['clabe', clabe(number)]],
    abroad: (number) => ['clabe', clabe(number)],
  },
  AUD: {
    bankName: 'Test Bank Australia',
    bankAddress: '1 Sandridge Street, Sydney NSW 2000',
    country: 'AU',
    bic: 'TSTBAU2SXXX',
    local: (number) => [
      ['bsb', '999-001'],
      ['accountNumber', last(number, 9)],
    ],
    abroad: (number) => ['accountNumber', `999001${last(number, 9)}`],
  },
  CNH: {
    bankName: 'Test Bank Hong Kong',
    bankAddress: '1 Sandy Bay Road, Hong Kong',
    country: 'HK',
    bic: 'TSTBHKHHXXX',
    local: null,
    abroad: (number) => ['accountNumber', `999002${last(number, 9)}`],
  },
  PLN: {
    bankName: 'Bank Testowy',
    bankAddress: 'ul. Piaskowa 1, 00-067 Warszawa',
    country: 'PL',
    bic: 'TSTBPLPWXXX',
    local: (number) => [['iban', polishIban(number)]],
    abroad: (number) => ['iban', polishIban(number)],
  },
  NZD: {
    bankName: 'Test Bank New Zealand',
    bankAddress: '1 Sandspit Road, Auckland 1010',
    country: 'NZ',
    bic: 'TSTBNZ2AXXX',
    local: null,
    abroad: plain,
  },
};

/** The bank code of a bank that doesn't exist, and the account's last ten digits. */
const germanIban = (number: string): string => iban('DE', `99999999${last(number, 10)}`);
/** Bank and branch with their own check digit, then the account. */
const polishIban = (number: string): string => iban('PL', `99900003${number.padStart(16, '0')}`);

function clabe(number: string): string {
  const body = `999180${last(number, 11)}`;
  return `${body}${clabeCheckDigit(body)}`;
}

const named = (fields: Fields) => fields.map(([name, value]) => ({ name, value }));

/** Invented banks, with numbers that are computed from each account's own. */
export const sandboxDepositAccounts = (): DepositAccounts => ({
  areShared: false,
  holds: (currency) => Object.hasOwn(banks, currency),
  describe({ currency, number }) {
    const bank = banks[currency];
    if (!bank) return null;
    const { local, abroad, bic, ...place } = bank;
    const at = (fields: Fields): BankDetails => ({ ...place, fields: named(fields) });
    return { ...(local && { local: at(local(number)) }), swift: at([['bic', bic], abroad(number)]) };
  },
});
