import type { AccountType } from '@quittance/sdk/contract';
import type { TransferKind } from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { Refusal } from '../kernel/index.ts';
import type { TransferQuotesTable } from './tables.ts';

export interface QuotedRate {
  /** Units of the target currency for one unit of the source currency, as decimal text. */
  readonly rate: string;
  readonly marginRate: string;
  readonly source: string;
  readonly asOf: Date;
}

/** A fee whose price is in US dollars, charged in another currency. */
export interface FeePrice {
  readonly usdMinor: bigint;
  /** US dollars for one unit of the fee's currency, as decimal text. */
  readonly rate: string;
  readonly source: string;
  readonly asOf: Date;
}

/** A bank account outside, as it was quoted. */
export interface QuotedRecipient {
  readonly accountId: string;
  /** Of its holder and details. */
  readonly version: number;
  readonly maskedNumber: string;
  readonly rail: string;
}

/** What was offered: amounts are minor units, of the source currency except `receivedMinor`. Never changes. */
export interface Quote {
  readonly id: string;
  readonly organizationId: string;
  readonly personId: string;
  readonly kind: TransferKind;
  readonly fromCurrency: string;
  readonly fromAccountType: AccountType;
  readonly toOrganizationId: string | null;
  readonly toCurrency: string;
  readonly toAccountType: AccountType | null;
  readonly toName: string;
  readonly toHandle: string | null;
  readonly sentMinor: bigint;
  readonly feeMinor: bigint;
  /** Null without a fee, and for a price in the fee's own currency. */
  readonly feePrice: FeePrice | null;
  readonly marginMinor: bigint;
  readonly receivedMinor: bigint;
  /** Fraction of a minor unit, as decimal text. */
  readonly remainder: string;
  /** Null without a conversion. */
  readonly conversion: QuotedRate | null;
  readonly reference: string | null;
  /** Null except for a withdrawal. */
  readonly recipient: QuotedRecipient | null;
  readonly needsReview: boolean;
  readonly arrivesAt: Date;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** All that leaves the account. */
export const totalOf = ({ sentMinor, feeMinor }: Pick<Quote, 'sentMinor' | 'feeMinor'>): bigint => sentMinor + feeMinor;

/**
 * Whether the money moves between two of our banks: each account type has its own. A conversion doesn't: the trade
 * that covers it delivers the other currency.
 */
export const isViaTransit = ({
  fromCurrency,
  fromAccountType,
  toCurrency,
  toAccountType,
}: Pick<Quote, 'fromCurrency' | 'fromAccountType' | 'toCurrency' | 'toAccountType'>): boolean =>
  toAccountType !== null && toAccountType !== fromAccountType && toCurrency === fromCurrency;

export const toQuote = (row: Selectable<TransferQuotesTable>): Quote => ({
  id: row.id,
  organizationId: row.organization_id,
  personId: row.person_id,
  kind: row.kind,
  fromCurrency: row.from_currency,
  fromAccountType: row.from_account_type,
  toOrganizationId: row.to_organization_id,
  toCurrency: row.to_currency,
  toAccountType: row.to_account_type,
  toName: row.to_name,
  toHandle: row.to_handle,
  sentMinor: BigInt(row.sent_minor),
  feeMinor: BigInt(row.fee_minor),
  feePrice: toFeePrice(row),
  marginMinor: BigInt(row.margin_minor),
  receivedMinor: BigInt(row.received_minor),
  remainder: row.remainder,
  conversion: toRate(row),
  reference: row.reference,
  recipient: toRecipient(row),
  needsReview: row.needs_review,
  arrivesAt: row.arrives_at,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

function toRate(row: Selectable<TransferQuotesTable>): QuotedRate | null {
  const { rate, margin_rate: marginRate, rate_source: source, rate_as_of: asOf } = row;
  return rate === null || marginRate === null || source === null || asOf === null
    ? null
    : { rate, marginRate, source, asOf };
}

function toFeePrice(row: Selectable<TransferQuotesTable>): FeePrice | null {
  const { fee_price_usd_minor: usdMinor, fee_rate: rate, fee_rate_source: source, fee_rate_as_of: asOf } = row;
  return usdMinor === null || rate === null || source === null || asOf === null
    ? null
    : { usdMinor: BigInt(usdMinor), rate, source, asOf };
}

function toRecipient(row: Selectable<TransferQuotesTable>): QuotedRecipient | null {
  const { external_account_id: accountId, external_account_version: version, recipient_mask: maskedNumber } = row;
  const { payout_rail: rail } = row;
  return accountId === null || version === null || maskedNumber === null || rail === null
    ? null
    : { accountId, version, maskedNumber, rail };
}

export async function insertQuote(db: Connection, quote: Quote): Promise<void> {
  await db
    .insertInto('transfer_quotes')
    .values({
      id: quote.id,
      organization_id: quote.organizationId,
      person_id: quote.personId,
      kind: quote.kind,
      from_currency: quote.fromCurrency,
      from_account_type: quote.fromAccountType,
      to_organization_id: quote.toOrganizationId,
      to_currency: quote.toCurrency,
      to_account_type: quote.toAccountType,
      to_name: quote.toName,
      to_handle: quote.toHandle,
      sent_minor: quote.sentMinor,
      fee_minor: quote.feeMinor,
      margin_minor: quote.marginMinor,
      received_minor: quote.receivedMinor,
      remainder: quote.remainder,
      rate: quote.conversion?.rate ?? null,
      margin_rate: quote.conversion?.marginRate ?? null,
      rate_source: quote.conversion?.source ?? null,
      rate_as_of: quote.conversion?.asOf ?? null,
      fee_price_usd_minor: quote.feePrice?.usdMinor ?? null,
      fee_rate: quote.feePrice?.rate ?? null,
      fee_rate_source: quote.feePrice?.source ?? null,
      fee_rate_as_of: quote.feePrice?.asOf ?? null,
      reference: quote.reference,
      external_account_id: quote.recipient?.accountId ?? null,
      external_account_version: quote.recipient?.version ?? null,
      recipient_mask: quote.recipient?.maskedNumber ?? null,
      payout_rail: quote.recipient?.rail ?? null,
      needs_review: quote.needsReview,
      arrives_at: quote.arrivesAt,
      created_at: quote.createdAt,
      expires_at: quote.expiresAt,
    })
    .execute();
}

export async function findQuote(db: Connection, organizationId: string, quoteId: string): Promise<Quote | null> {
  const row = await db
    .selectFrom('transfer_quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row ? toQuote(row) : null;
}

/** Returns a quote of the organization. @throws NotFoundError */
export async function getQuote(db: Connection, organizationId: string, quoteId: string): Promise<Quote> {
  const quote = await findQuote(db, organizationId, quoteId);
  if (!quote) throw new Refusal('NotFoundError', 'There is no such quote.');
  return quote;
}

/** @throws QuoteExpiredError */
export function assertInForce(quote: Quote, now: Date): void {
  if (quote.expiresAt <= now) throw new Refusal('QuoteExpiredError', 'The quote has expired.');
}

export const quoteUsed = (): Refusal => new Refusal('QuoteUsedError', 'The quote was already used.');

/** @throws QuoteUsedError */
export async function assertUnused(db: Connection, quoteId: string): Promise<void> {
  const used = await db.selectFrom('transfers').select('id').where('quote_id', '=', quoteId).executeTakeFirst();
  if (used) throw quoteUsed();
}
