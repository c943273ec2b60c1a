import * as z from 'zod';
import { maxSearchCharacters } from '../../rules/search-limits.ts';
import { checkEmail, maxEmailCharacters, normalizeEmail } from '../../validation/email.ts';
import { problem } from '../../validation/problem.ts';
import { englishSentence } from '../../validation/sentence.ts';
import { namedShapes } from './named-shapes.ts';
import { anyText, refineBy, requiredOr, trimmedText, wrongFormat } from './texts.ts';

/** A decimal on the wire: `{"$numberDecimal": "12.34"}`, in major units for amounts and as a fraction for percents. */
export const wireDecimal = z
  .object({ $numberDecimal: z.string().regex(/^-?\d+(\.\d+)?$/) })
  .describe('A decimal number, exact, as a string in $numberDecimal.');
export type WireDecimal = z.infer<typeof wireDecimal>;
namedShapes.add(wireDecimal, { id: 'Decimal', io: 'output' });

// Aborts, so that later rules never get invalid numbers.
const decimalText = z.string().regex(/^-?\d{1,30}(\.\d{1,18})?$/, { error: wrongFormat, abort: true });

/** A decimal in a request: a string or the wrapped form, never a JSON number. Handlers get the string. */
export const decimalInput = z
  .union([decimalText, z.object({ $numberDecimal: decimalText }).transform((wrapped) => wrapped.$numberDecimal)])
  .describe('A decimal string such as "12.34", or {"$numberDecimal": "12.34"}.');
namedShapes.add(decimalInput, { id: 'DecimalInput', io: 'input' });

/** Ids are opaque; the prefix tells the kind. */
export const id = (prefix: string) =>
  z
    .string()
    .regex(new RegExp(`^${prefix}_[0-9a-z]{20,32}$`), wrongFormat)
    .describe(`Opaque id that begins with ${prefix}_.`);

export const userId = id('usr');
export const organizationId = id('org');
export const invoiceId = id('inv');
export const seriesId = id('ser');
export const guestLinkId = id('ivt');
export const memberInviteId = id('miv');
/** A bank account to pay out to. */
export const externalAccountId = id('eac');
/** A name check of a bank account. */
export const nameCheckId = id('anc');
/** A member's user id, or the id of a pending invite. */
export const memberId = z
  .string()
  .regex(/^(usr|miv)_[0-9a-z]{20,32}$/, wrongFormat)
  .describe('A member’s user id, or the id of a pending invite.');

const dateInvalid = englishSentence(problem('dateInvalid'));

export const calendarDate = z.iso
  .date({ error: requiredOr(dateInvalid) })
  .describe('A calendar date in America/New_York, YYYY-MM-DD.');
export const instant = z.iso.datetime().describe('An instant, ISO 8601 in UTC.');

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, wrongFormat)
  .describe('ISO 4217 code, or BTC or ETH.');

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, wrongFormat)
  .describe('ISO 3166-1 alpha-2 code of a country.');

/** An email address, lower-cased on entry, since addresses are compared case-insensitively. */
export const email = z
  .string()
  .superRefine(refineBy((address) => checkEmail(address)))
  .meta({ format: 'email', maxLength: maxEmailCharacters })
  .transform(normalizeEmail)
  .describe('An e-mail address.');

/** The text that a list is searched for. */
export const searchTerm = trimmedText(maxSearchCharacters);

/** Query fields of every list: pages by cursor, never by offset. */
export const pageQuery = z.object({
  cursor: anyText(500).optional().describe('nextCursor of the previous page.'),
  limit: z.coerce.number().int().min(1).max(100).default(25).describe('Items per page, at most 100.'),
});

export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable().describe('Pass as cursor for the next page; null on the last.'),
  });

/** The secret with too many wrong attempts, for a BruteForceAttemptError; or too many requests for codes, for a RateLimitError. */
export const tried = z.enum(['code', 'password', 'code-request']);
export type Tried = z.infer<typeof tried>;

/** The body of every error answer. */
export const errorBody = z.object({
  code: z.string().describe('Stable code; see the error catalogue.'),
  message: z.string().describe('A sentence in English for developers.'),
  validations: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .describe('One entry for each refused field.'),
  requestId: z.string(),
  tried: tried
    .optional()
    .describe(
      'The secret with too many wrong attempts, only with BruteForceAttemptError; code-request only with RateLimitError.',
    ),
});
export type ErrorBody = z.infer<typeof errorBody>;
namedShapes.add(errorBody, { id: 'Error', io: 'output' });

/**
 * BCP 47 tags that the server writes in: the language selects the texts, the whole tag the format of amounts and dates.
 * `es-MX` is also used for other regions that write Spanish with a decimal point, such as `es-US`.
 */
export const writtenLocales = ['en', 'es', 'es-MX'] as const;
