import * as z from 'zod';
import { messageChannels, messageStatuses } from '../../rules/message-statuses.ts';
import { paymentExceptionKinds } from '../../rules/payment-exceptions.ts';
import { staffSearchKinds } from '../../rules/search-kinds.ts';
import { upgradeRequestStatuses } from '../../rules/upgrade-requests.ts';
import { fileGroupNames } from '../../rules/upload-place.ts';
import { uploadedFile } from '../files/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { currencyCode, id, instant, invoiceId, organizationId, wireDecimal } from '../kernel/wire.ts';
import { organizationStatus, organizationType, pricingTier, verificationStatus } from '../organizations/shapes.ts';
import { transferId } from '../transfers/shapes.ts';

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
  state: z.enum(['requested', 'released', 'refused']),
  requestedBy: z.string().describe('Name of the staff member.'),
  requestedAt: instant,
  decidedBy: z.string().optional().describe('Name of the other staff member.'),
  decidedAt: instant.optional(),
  decisionReason: z.string().optional(),
});
namedShapes.add(licenceRelease, { id: 'LicenceRelease', io: 'output' });

export const blockedMoney = z.object({
  ...blockedSubject,
  organizationId: organizationId.describe('Whose money it is.'),
  amount: wireDecimal,
  currency: currencyCode,
  blockedAt: instant,
  release: licenceRelease.optional().describe('The open request for its release.'),
});
namedShapes.add(blockedMoney, { id: 'BlockedMoney', io: 'output' });

/** The plan of an organization, and what it costs. */
