import { createHmac } from 'node:crypto';
import {
  type BankDetails,
  type Corridor,
  checkBankDetails,
  checkHolder,
  corridorUnavailable,
  type ExternalAccountKind,
  findCorridor,
  normalizeBankDetails,
  type PayoutRail,
} from '@quittance/sdk/banking';
import { required } from '@quittance/sdk/contract';
import { businessDateOf } from '@quittance/sdk/time';
import { checkCountry, englishSentence } from '@quittance/sdk/validation';
import { type App, refuseField, refuseFields, seal, unseal } from '../kernel/index.ts';
import type { Organization } from '../organizations/index.ts';

/** A bank account and its holder, as somebody gave them. */
export interface GivenAccount {
  readonly kind: ExternalAccountKind;
  readonly holderName: string;
  readonly country: string;
  readonly currency: string;
  readonly rail: PayoutRail;
  /** In any form that people write. */
  readonly details: BankDetails;
}

/** The same, checked. The details are normalized. */
export interface BankAccount extends GivenAccount {
  readonly corridor: Corridor;
}

/**
 * Checks a bank account that an organization will pay out to.
 * @param at business time: corridors are dated
 * @throws ValidationError for a blocked country, a way that money doesn't go, wrong details, and an own account in another name
 */
export function readBankAccount(given: GivenAccount, organization: Organization, at: Date): BankAccount {
  const { country, kind, holderName } = given;
  assertCountry(country);
  const corridor = getCorridor(given, businessDateOf(at));
  const problems = Object.entries(checkBankDetails(given.details, corridor));
  if (problems.length > 0) {
    throw refuseFields(
      problems.map(([field, found]) => ({ path: `details.${field}`, message: englishSentence(found) })),
    );
  }
  const notOwn = checkHolder(kind, holderName, organization.legalName);
  if (notOwn) throw refuseField('holderName', englishSentence(notOwn));
  return { ...given, corridor, details: normalizeBankDetails(given.details, country) };
}

/** Sanctions come first. */
function assertCountry(country: string): void {
  const found = checkCountry(country);
  if (found) throw refuseField('country', englishSentence(found));
}

function getCorridor(key: GivenAccount, date: string): Corridor {
  const corridor = findCorridor(key, date);
  if (corridor === null) throw refuseField('rail', englishSentence(corridorUnavailable));
  return corridor;
}

/** @throws ValidationError when a new account has no details */
export function requireDetails(details: BankDetails | undefined): BankDetails {
  if (details === undefined) throw refuseField('details', required);
  return details;
}

type KeyHolder = Pick<App, 'config'>;

const keyedHash = ({ config }: KeyHolder, purpose: string, content: unknown): Buffer =>
  createHmac('sha256', config.dataKey)
    .update(`${purpose}\0${JSON.stringify(content)}`)
    .digest();

/** Fields that name one account. An IBAN and a CLABE name it alone; elsewhere the bank's codes belong to it. */
function identityOf({ iban, clabe, accountType: _, bic, ...others }: BankDetails): BankDetails {
  if (iban !== undefined) return { iban };
  if (clabe !== undefined) return { clabe };
  return { ...others, ...(bic !== undefined && { bic: bic.slice(0, 8) }) };
}

/** Returns a hash that an organization's two accounts share only if they are the same account. */
export const fingerprintOf = (app: KeyHolder, organizationId: string, account: BankAccount): Buffer => {
  const { country, currency, rail, details } = account;
  return keyedHash(app, 'external-account', [
    organizationId,
    country,
    currency,
    rail,
    Object.entries(identityOf(details)).sort(),
  ]);
};

/** Returns a hash of everything that a name check is about. */
export const contentHashOf = (app: KeyHolder, organizationId: string, account: BankAccount): Buffer => {
  const { kind, holderName, country, currency, rail, details } = account;
  return keyedHash(app, 'name-check', [
    organizationId,
    kind,
    holderName,
    country,
    currency,
    rail,
    Object.entries(details).sort(),
  ]);
};

/** Seals an account's details for its id. */
export const sealDetails = ({ config }: KeyHolder, accountId: string, details: BankDetails): Buffer =>
  seal(config.dataKey, JSON.stringify(details), accountId);

/** Opens the details of an account, for the rails and for checks. They never leave the server. */
export const openDetails = (
  { config }: KeyHolder,
  account: { readonly id: string; readonly sealedDetails: Buffer },
): BankDetails => JSON.parse(unseal(config.dataKey, account.sealedDetails, account.id)) as BankDetails;
