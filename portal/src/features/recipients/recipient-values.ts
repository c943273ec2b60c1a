import {
  type BankDetails,
  type BankField,
  bankFields,
  type Corridor,
  type ExternalAccountKind,
  formatBankField,
  normalizeBankField,
  type PayoutRail,
} from '@quittance/sdk/banking';
import type { AddressEntry } from '@quittance/widgets/kit';
import type { Recipient } from './recipient.ts';

/** A recipient while it is typed; empty where nothing is given. */
export interface RecipientValues {
  readonly country: string;
  readonly currency: string;
  readonly rail: PayoutRail | '';
  readonly kind: ExternalAccountKind;
  readonly holderName: string;
  /** Null: the stored details stay. Only of a recipient that is changed. */
  readonly details: BankDetails | null;
  readonly address: AddressEntry;
  readonly name: string;
}

const noAddress: AddressEntry = { line1: '', line2: '', city: '', subdivision: '', postalCode: '', country: '' };

export const newRecipient: RecipientValues = {
  country: '',
  currency: '',
  rail: '',
  kind: 'business',
  holderName: '',
  details: {},
  address: noAddress,
  name: '',
};

const entryOf = (address: Recipient['address']): AddressEntry => ({
  line1: address.line1,
  line2: address.line2 ?? '',
  city: address.city,
  subdivision: address.subdivision ?? '',
  postalCode: address.postalCode ?? '',
  country: address.country,
});

/** Returns a stored recipient as values of the form. Its details stay unless the person replaces them. */
export const valuesOf = ({ country, currency, rail, kind, holderName, address, name }: Recipient): RecipientValues => ({
  country,
  currency,
  rail,
  kind,
  holderName,
  name,
  details: null,
  address: entryOf(address),
});

/** Sets the country, and the currency and rail that most people mean: the country's own. */
export function withCountry(values: RecipientValues, country: string, corridors: readonly Corridor[]): RecipientValues {
  const first = corridors.find((corridor) => corridor.country === country);
  return {
    ...values,
    country,
    currency: first?.currencies[0] ?? '',
    rail: first?.rail ?? '',
    details: {},
    address: values.address.line1 === '' ? { ...values.address, country } : values.address,
  };
}

/** Sets the currency, and the first rail that carries it. */
export function withCurrency(
  values: RecipientValues,
  currency: string,
  corridors: readonly Corridor[],
): RecipientValues {
  const [first] = railsFor({ ...values, currency }, corridors);
  return { ...values, currency, rail: first?.rail ?? '', details: {} };
}

interface OwnCompany {
  readonly legalName: string;
  readonly address?: Recipient['address'] | undefined;
}

/** Sets whose account it is. One's own is in the company's legal name and at its address. */
export function withKind(
  values: RecipientValues,
  kind: ExternalAccountKind,
  company: OwnCompany | null,
): RecipientValues {
  if (kind === 'own-business' && company) {
    const address = company.address ? entryOf(company.address) : noAddress;
    return { ...values, kind, holderName: company.legalName, address };
  }
  // The company's name is nobody else's.
  return values.kind === 'own-business' ? { ...values, kind, holderName: '', address: noAddress } : { ...values, kind };
}

/** Lists the corridors of the chosen country and currency. */
export const railsFor = (
  { country, currency }: Pick<RecipientValues, 'country' | 'currency'>,
  corridors: readonly Corridor[],
): readonly Corridor[] =>
  corridors.filter(
    (corridor) => corridor.country === country && (corridor.currencies as readonly string[]).includes(currency),
  );

/** Returns the chosen corridor. */
export const corridorOf = (values: RecipientValues, corridors: readonly Corridor[]): Corridor | undefined =>
  railsFor(values, corridors).find(({ rail }) => rail === values.rail);

/** Lists the currencies that are sent to the country, its own first. */
export const currenciesTo = (country: string, corridors: readonly Corridor[]): readonly string[] => [
  ...new Set(corridors.filter((corridor) => corridor.country === country).flatMap(({ currencies }) => currencies)),
];

/** Writes what was typed in the groups in which people read it; leaves half a value as it is. */
export const tidied = (field: BankField, typed: string, country: string): string =>
  formatBankField(field, normalizeBankField(field, typed, country), country);

const filled = (text: string): string | undefined => text.trim() || undefined;

/** Returns the address as calls take it. */
export function addressBody({ line1, line2, city, subdivision, postalCode, country }: AddressEntry) {
  return {
    line1,
    city,
    country,
    line2: filled(line2),
    subdivision: filled(subdivision),
    postalCode: filled(postalCode),
  };
}

/** Returns the filled details as calls take them. */
export const detailsBody = (details: BankDetails) =>
  Object.fromEntries(
    bankFields.flatMap((field) => {
      const value = filled(details[field] ?? '');
      return value === undefined ? [] : [[field, value]];
    }),
  ) as BankDetails & { readonly accountType?: 'checking' | 'savings' };
