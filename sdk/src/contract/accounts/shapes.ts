import * as z from 'zod';
import { currencyStatuses, providerStatuses } from '../../rules/account-status-names.ts';
import { accountTypes } from '../../rules/account-type.ts';
import { depositFields } from '../../rules/deposit-fields.ts';
import { depositDecisions, depositEventCodes, depositReasonLimit, depositStates } from '../../rules/deposits.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { wrongFormat } from '../kernel/texts.ts';
import {
  calendarDate,
  countryCode,
  currencyCode,
  decimalInput,
  id,
  instant,
  invoiceId,
  organizationId,
  wireDecimal,
} from '../kernel/wire.ts';

export const accountType = z.enum(accountTypes);
export type { AccountType } from '../../rules/account-type.ts';

export const currencyStatus = z.enum(currencyStatuses);
export const providerStatus = z.enum(providerStatuses);
export type { CurrencyStatus, ProviderStatus } from '../../rules/account-status-names.ts';

export const currencyAccount = z.object({
  currency: currencyCode,
  accountType: accountType.optional().describe('USD only.'),
  label: z.string(),
  balance: wireDecimal,
  balanceConvertedToUSD: wireDecimal
    .optional()
    .describe('Absent if there is money and no exchange rate, which is not the same as no money.'),
  bankAccountNumber: z.string().optional(),
  isActive: z.boolean(),
  isOffered: z.boolean().describe('Whether accounts in this currency can be opened yet; else there is a waiting list.'),
  isLocked: z.boolean(),
  providerStatus,
  currencyStatus,
});
namedShapes.add(currencyAccount, { id: 'CurrencyAccount', io: 'output' });

/** Who published exchange rates, and when. */
export const rateSource = z.object({
  source: z.string().describe('Who published them: `ecb`, or `sandbox`.'),
  asOf: instant.describe('When they were published.'),
});

export const depositId = id('dep');

/** One step of an explained status; see `StatusStep` of the rules. */
export const statusStep = z.object({
  kind: z.enum(['done', 'next', 'risk']).describe('It has happened, comes next, or could still go wrong.'),
  code: z.string(),
  at: instant.optional(),
  expectedAt: instant.optional().describe('Absent when nobody can know it.'),
  reason: z.string().optional().describe('The bank’s or our reason, such as R02.'),
});
namedShapes.add(statusStep, { id: 'StatusStep', io: 'output' });

/** A deposit as its organization sees it. */
export const depositRow = z.object({
  depositId,
  state: z.enum(depositStates),
  amount: wireDecimal.describe('Without what paid an invoice.'),
  currency: currencyCode,
  accountType: accountType.optional().describe('USD only.'),
  senderName: z.string().optional(),
  arrivedAt: instant,
});
namedShapes.add(depositRow, { id: 'DepositRow', io: 'output' });

export const deposit = depositRow.extend({
  steps: z.array(statusStep).describe('What explains its status.'),
  decisions: z.array(z.enum(depositDecisions)).describe('What staff can decide about it now.'),
  canBeRecalled: z.boolean().describe('Whether its sender’s bank could still call it back.'),
});
namedShapes.add(deposit, { id: 'Deposit', io: 'output' });

export const staffDeposit = z.object({
  depositId,
  state: z.enum(depositStates),
  amount: wireDecimal,
  currency: currencyCode,
  rail: z.string(),
  bankReference: z.string(),
  remittance: z.string().describe('What the sender wrote.'),
  senderName: z.string().optional(),
  organizationId: organizationId.optional().describe('Whose it is; absent while nobody knows.'),
  organizationName: z.string().optional(),
  accountType: accountType.optional(),
  arrivedAt: instant,
  recalledAt: instant.optional(),
  recallCode: z.string().optional(),
  refundFailedAt: instant.optional().describe('When its last refund failed; absent once another is on its way.'),
  refundFailureCode: z.string().optional().describe('Why, by the bank.'),
});
namedShapes.add(staffDeposit, { id: 'StaffDeposit', io: 'output' });

/** One thing that happened to a deposit, for staff. */
const depositEvent = z.object({
  code: z.enum(depositEventCodes),
  at: instant,
  by: z.string().optional().describe('Name of the member of staff who did it.'),
  organizationName: z.string().optional().describe('Whose it was from then on.'),
  reason: z.string().optional().describe('What the person wrote, or the bank’s code.'),
});

export const staffDepositRecord = staffDeposit.extend({
  applied: wireDecimal.optional().describe('The part that paid an invoice.'),
  invoiceId: invoiceId.optional().describe('The invoice that its reference names.'),
  senderAccount: z.string().optional().describe('The sender’s account with all but its end hidden.'),
  bookedOn: calendarDate.optional().describe('The day on which its bank booked it.'),
  statement: z
    .object({ name: z.string(), format: z.string().optional() })
    .optional()
    .describe('The file of the bank that reported it; absent when the bank’s service did.'),
  events: z.array(depositEvent).describe('What happened to it, the oldest first.'),
  decisions: z.array(z.enum(depositDecisions)).describe('What compliance can decide about it now.'),
  isAssignable: z.boolean().describe('Whether it can be assigned to an organization, or to another one.'),
});
namedShapes.add(staffDepositRecord, { id: 'StaffDepositRecord', io: 'output' });

export const depositReason = z.string().trim().min(1).max(depositReasonLimit).describe('Why, for the audit trail.');

const bankDetails = z.object({
  bankName: z.string(),
  bankAddress: z.string(),
  country: countryCode.describe('Country of the bank.'),
  fields: z
    .array(z.object({ name: z.enum(depositFields), value: z.string() }))
    .describe('What a sender enters, in the order of the country’s forms.'),
});
namedShapes.add(bankDetails, { id: 'DepositBankDetails', io: 'output' });

/** Where a sender sends money to. */
export const transferDetails = z.object({
  currency: currencyCode,
  holderName: z.string().describe('The beneficiary.'),
  local: bankDetails.optional().describe('Absent when the currency has no local transfers here.'),
  swift: bankDetails,
});

/** A deposit of the sandbox. */
export const simulatedDeposit = z.object({
  currency: currencyCode,
  accountType: accountType.optional(),
  amount: decimalInput.default('1000').refine((value) => Number(value) > 0 && Number(value) <= 1e9, wrongFormat),
});
