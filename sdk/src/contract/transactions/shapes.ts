import * as z from 'zod';
import {
  transactionDirections,
  transactionKinds,
  transactionRecords,
  transactionStatuses,
} from '../../rules/transactions.ts';
import { accountType } from '../accounts/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { calendarDate, currencyCode, id, instant, searchTerm, wireDecimal } from '../kernel/wire.ts';

export const transactionId = id('txn');

export const transaction = z.object({
  _id: transactionId,
  bookedAt: instant.describe('Business time of the booking.'),
  date: calendarDate.describe('The date of the booking in America/New_York.'),
  kind: z.enum(transactionKinds),
  direction: z.enum(transactionDirections),
  status: z.enum(transactionStatuses),
  counterparty: z.string().optional().describe('Name of the other party.'),
  reference: z.string().optional().describe('Such as the number of the invoice.'),
  currency: currencyCode,
  accountType: accountType.optional().describe('USD only.'),
  amount: wireDecimal.describe('Signed: negative when money left the account.'),
  balance: wireDecimal.describe('The balance of the account after the transaction.'),
  record: z
    .object({ kind: z.enum(transactionRecords), id: z.string() })
    .optional()
    .describe('The record that the transaction belongs to.'),
});
namedShapes.add(transaction, { id: 'Transaction', io: 'output' });

/** One currency account. */
export const accountQuery = z.object({
  currency: currencyCode.default('USD'),
  accountType: accountType.optional().describe('USD only; default traditional.'),
});

/** The transactions of one currency account that match every given field. */
export const transactionFilter = accountQuery.extend({
  from: calendarDate.optional().describe('First date in America/New_York.'),
  to: calendarDate.optional().describe('Last date in America/New_York, included.'),
  direction: z.enum(transactionDirections).optional(),
  kind: z.enum(transactionKinds).optional(),
  status: z.enum(transactionStatuses).optional(),
  search: searchTerm
    .optional()
    .describe('Part of a kind’s name, of the other party’s name, of a reference or of an amount.'),
});

/** One currency account from one date to another. */
export const statementQuery = accountQuery.extend({
  from: calendarDate.describe('First date in America/New_York.'),
  to: calendarDate.describe('Last date in America/New_York, included.'),
});
