import * as z from 'zod';
import { bankChargeKinds, reconciliationStates, statementProblems } from '../../rules/bank-reconciliation.ts';
import { fxCoverStates } from '../../rules/fx-covers.ts';
import { messageChannels, messageStatuses } from '../../rules/message-statuses.ts';
import { paymentExceptionKinds } from '../../rules/payment-exceptions.ts';
import { staffSearchKinds } from '../../rules/search-kinds.ts';
import { upgradeRequestStatuses } from '../../rules/upgrade-requests.ts';
import { fileGroupNames } from '../../rules/upload-place.ts';
import { uploadedFile } from '../files/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { calendarDate, currencyCode, id, instant, invoiceId, organizationId, wireDecimal } from '../kernel/wire.ts';
import { organizationStatus, organizationType, pricingTier, verificationStatus } from '../organizations/shapes.ts';
import { transferId, unexplainedEntryId } from '../transfers/shapes.ts';

/** A row of the back office's list of organizations. */
export const organizationRow = z.object({
  organizationId,
  companyName: z.string(),
  companyHandle: z.string().optional(),
  companyStatus: organizationStatus,
  verificationStatus,
  pricingTier,
  organizationType,
  escalated: z.boolean(),
  monitored: z.boolean(),
  country: z.string().optional(),
  createdAt: instant,
});
namedShapes.add(organizationRow, { id: 'OrganizationRow', io: 'output' });

/** What an organization owes to the house in one currency. */
export const sellerDebt = z.object({
  organizationId,
  legalName: z.string(),
  currency: currencyCode,
  owed: wireDecimal,
});
namedShapes.add(sellerDebt, { id: 'SellerDebt', io: 'output' });

export const paymentExceptionId = id('pex');

/** Something about the money of a payment that staff must look at. */
export const paymentException = z.object({
  exceptionId: paymentExceptionId,
  kind: z.enum(paymentExceptionKinds),
  code: z.string().optional().describe('The reason of the bank or the processor, such as R10.'),
  paymentId: z.string().optional().describe('Absent for coins that paid nothing.'),
  paymentMethod: z.string(),
  amount: wireDecimal,
  currency: currencyCode,
  invoiceId,
  invoiceNumber: z.string().optional(),
  organizationId: organizationId.describe('The seller.'),
  sellerName: z.string(),
  occurredAt: instant,
  resolvedAt: instant.optional().describe('Absent while it is open.'),
});
namedShapes.add(paymentException, { id: 'PaymentException', io: 'output' });

export const bankReconciliationId = id('rec');

/** The ledger and the banks at the end of a banking day, in one currency. Amounts are absent while a bank is awaited. */
export const bankReconciliation = z.object({
  reconciliationId: bankReconciliationId,
  businessDate: calendarDate.describe('The banking day, whose end is compared.'),
  currency: currencyCode,
  state: z.enum(reconciliationStates),
  bank: wireDecimal.optional().describe('Closing balances of all our accounts at banks.'),
  inTransit: wireDecimal.optional().describe('What is still to arrive, less what is still to leave.'),
  ownFunds: wireDecimal.optional().describe('Our own money at the banks.'),
  clientMoney: wireDecimal.optional().describe('What the ledger owes to customers.'),
  difference: wireDecimal
    .optional()
    .describe('What the banks hold more than they should: bank + elsewhere + in transit − own funds − client money.'),
  newDifference: wireDecimal.optional().describe('How much of it is new since the day that was compared before.'),
  comparedAt: instant.optional(),
});
namedShapes.add(bankReconciliation, { id: 'BankReconciliation', io: 'output' });

export const bankReconciliationDetail = bankReconciliation.extend({
  accounts: z
    .array(
      z.object({
        account: z.string().describe('IBAN or local number; in the sandbox, the currency and the rail.'),
        closing: wireDecimal.optional().describe('Absent while the bank has not stated it.'),
      }),
    )
    .describe('Our accounts at the banks.'),
  charges: z
    .array(
      z.object({
        chargeId: id('bch'),
        account: z.string(),
        kind: z.enum(bankChargeKinds),
        bookedOn: calendarDate.describe('By the bank.'),
        amount: wireDecimal.describe('Below 0: taken from us.'),
      }),
    )
    .describe('Fees and interest that the banks booked since the banking day before, in our own expenses and revenue.'),
  parts: z
    .object({
      elsewhere: wireDecimal.describe('At the card processor and in exchanges, by the ledger: they state no balance.'),
      debits: wireDecimal.describe('Debits and card charges that have not settled.'),
      payouts: wireDecimal.describe('Payouts that the bank has and has not settled.'),
      suspense: wireDecimal.describe('Money that belongs to no customer yet, or goes back to its sender.'),
      betweenBanks: wireDecimal.describe('Transfers between our banks.'),
      exchange: wireDecimal.describe('What customers exchanged and we have not; below 0 in the currency they sold.'),
      unbooked: wireDecimal.describe('What the bank moved that day and the ledger booked later, or has yet to book.'),
    })
    .optional()
    .describe('Absent while a bank is awaited.'),
});
namedShapes.add(bankReconciliationDetail, { id: 'BankReconciliationDetail', io: 'output' });

export const bankStatementAlarm = z.object({
  alarmId: id('bsa'),
  account: z.string().describe('IBAN or local number.'),
  currency: currencyCode,
  businessDate: calendarDate.describe('The day of the statement.'),
  problem: z.enum(statementProblems),
  raisedAt: instant,
});
namedShapes.add(bankStatementAlarm, { id: 'BankStatementAlarm', io: 'output' });

export const unexplainedBankEntry = z.object({
  entryId: unexplainedEntryId,
  account: z.string().describe('IBAN or local number.'),
  bookedOn: calendarDate.describe('By the bank.'),
  amount: wireDecimal.describe('Below 0: it left our account.'),
  currency: currencyCode,
  endToEndId: z.string().optional().describe('Of the order to pay, as the bank states it.'),
});
namedShapes.add(unexplainedBankEntry, { id: 'UnexplainedBankEntry', io: 'output' });

export const fxPosition = z.object({
  positionId: z.string().describe('Both currencies.'),
  soldCurrency: currencyCode,
  sold: wireDecimal.describe('What we have of it and sell to the dealer. 0 or less: nothing is exchanged.'),
  boughtCurrency: currencyCode,
  owed: wireDecimal.describe('What we owe of it. 0 or less: nothing is exchanged.'),
  dueAt: instant.describe('When it is covered next.'),
});
namedShapes.add(fxPosition, { id: 'FxPosition', io: 'output' });

/** An exchange with the dealer that covers what customers converted. */
export const fxCover = z.object({
  coverId: id('fxc').describe('Also our reference at the dealer.'),
  state: z.enum(fxCoverStates),
  soldCurrency: currencyCode,
  sold: wireDecimal,
  boughtCurrency: currencyCode,
  owed: wireDecimal.describe('What customers bought, net.'),
  bought: wireDecimal.optional().describe('What the dealer pays; absent until it dealt.'),
  result: wireDecimal.optional().describe('What we keep of it; below 0: what it costs us.'),
  rate: z.string().optional().describe('The dealer’s rate, as decimal text.'),
  valueDate: calendarDate.optional().describe('When both amounts move.'),
  failureCode: z.string().optional().describe('Why the dealer rejected it.'),
  orderedAt: instant,
});
namedShapes.add(fxCover, { id: 'FxCover', io: 'output' });

export const upgradeRequestId = id('pur');

export const upgradeRequest = z.object({
  requestId: upgradeRequestId,
  organizationId,
  companyName: z.string(),
  requestedBy: z.string().describe('Name of the person who asked.'),
  requestedAt: instant,
  status: z.enum(upgradeRequestStatuses),
  note: z.string().optional().describe('What staff wrote to the customer.'),
  answeredBy: z.string().optional().describe('Name of the staff member.'),
  answeredAt: instant.optional(),
});
namedShapes.add(upgradeRequest, { id: 'UpgradeRequest', io: 'output' });

export const deliveredMessage = z.object({
  messageId: id('out'),
  channel: z.enum(messageChannels),
  recipient: z.string().describe('Email address, or phone number as E.164.'),
  template: z.string().describe('What kind of message it is, such as `invoice-sent`.'),
  status: z.enum(messageStatuses),
  reason: z.string().optional().describe('Why the last attempt failed, or the message was not delivered.'),
  attempts: z.number().int().describe('How often it was handed to the provider.'),
  createdAt: instant,
  statusAt: instant.optional().describe('When it was accepted, delivered or given up.'),
});
namedShapes.add(deliveredMessage, { id: 'DeliveredMessage', io: 'output' });

export const documentStates = ['kept', 'removed'] as const;
export const uploaders = ['customer', 'staff'] as const;

export const organizationFile = uploadedFile.extend({
  group: z.enum(fileGroupNames),
  role: z.string().describe('What the file is, such as `logo`.'),
  slot: z.number().int().describe('Its place among the files of its role, from 1.'),
  state: z.enum(documentStates).describe('`removed`: only staff can open it, until it is deleted.'),
  personName: z.string().optional().describe('Whose file it is, if it is not the organization’s.'),
  uploadedBy: z.enum(uploaders),
  uploadedAt: instant,
  removedAt: instant.optional(),
});
namedShapes.add(organizationFile, { id: 'OrganizationFile', io: 'output' });

export const staffSearchHit = z.object({
  kind: z.enum(staffSearchKinds),
  _id: z.string().describe('Id of the organization or the person.'),
  organizationId: organizationId.describe('The organization, or one that the person belongs to.'),
  title: z.string().describe('Name of the organization or the person.'),
  detail: z.string().describe('Handle of the organization; the organization of the person.'),
});
namedShapes.add(staffSearchHit, { id: 'StaffSearchHit', io: 'output' });

export const licenceReleaseId = id('lic');

/** What is blocked: the payment of an invoice, or a transfer. */
const blockedSubject = {
  invoiceId: invoiceId.optional().describe('Of a blocked payment; absent for a transfer.'),
  transferId: transferId.optional(),
};

export const licenceRelease = z.object({
  releaseId: licenceReleaseId,
  ...blockedSubject,
  authority: z.string(),
  licenceNumber: z.string(),
  reason: z.string(),
  state: z.enum(['requested', 'released', 'refused', 'withdrawn']),
  requestedBy: z.string().describe('Name of the staff member.'),
  isYours: z.boolean().describe('Whether the caller asked for it; only another person can release.'),
  requestedAt: instant,
  decidedBy: z.string().optional().describe('Name of the staff member.'),
  decidedAt: instant.optional(),
  decisionReason: z.string().optional(),
});
namedShapes.add(licenceRelease, { id: 'LicenceRelease', io: 'output' });

export const blockedMoney = z.object({
  ...blockedSubject,
  invoiceNumber: z.string().optional(),
  organizationId: organizationId.describe('Whose money it is.'),
  companyName: z.string(),
  amount: wireDecimal,
  currency: currencyCode,
  blockedAt: instant,
  blockReason: z.string().optional().describe('Why staff blocked it.'),
  release: licenceRelease.optional().describe('The latest request for its release: open or refused.'),
});
namedShapes.add(blockedMoney, { id: 'BlockedMoney', io: 'output' });

/** The plan of an organization, and what it costs. */
