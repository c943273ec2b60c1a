import * as z from 'zod';
import {
  informationRequestLimits,
  informationRequestStatuses,
  informationRequestTypes,
  transactionRequestTypes,
} from '../../rules/information-requests.ts';
import { checkAdditionalInfoMessage, messageLimits } from '../../validation/messages.ts';
import { fileId, uploadedFile } from '../files/shapes.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { refineBy, text, trimmedText } from '../kernel/texts.ts';
import { currencyCode, id, instant, invoiceId, organizationId, wireDecimal } from '../kernel/wire.ts';

export const informationRequestId = id('air');

export const informationRequestType = z
  .enum(informationRequestTypes)
  .describe('What the request is about: a part of the verification, a bank account, or a transaction.');

const status = z
  .enum(informationRequestStatuses)
  .describe('`sent`: to be answered. `replied`: staff review the answer. `reviewed`: done.');

const message = z
  .string()
  .trim()
  .superRefine(refineBy(checkAdditionalInfoMessage))
  .meta({ minLength: 1, maxLength: messageLimits.additionalInfo })
  .describe('What staff ask for; the owner reads it, also in a mail.');

/** What staff send to the owner of an organization. */
export const newInformationRequest = z.object({
  organizationId,
  externalDocumentType: informationRequestType,
  externalDocumentId: text(60)
    .optional()
    .describe(
      'Id of the transaction, which must wait for a decision: of the invoice, the transfer or the deposit. Optional for a bank account and a match.',
    ),
  answeredRequestId: informationRequestId
    .optional()
    .describe(
      'The request about the same whose answer was read; it counts as reviewed. Refused if another answer waits for review.',
    ),
  message,
});

export const simulatedInformationRequest = z.object({
  externalDocumentType: z.enum(transactionRequestTypes),
  externalDocumentId: z
    .string()
    .regex(/^(inv|trf|dep)_[0-9a-z]{20,32}$/)
    .describe('Id of a transaction that waits for a decision.'),
});

/** A request that is not reviewed yet, among the facts about an organization. */
export const openInformationRequest = z.object({
  _id: informationRequestId,
  externalDocumentType: informationRequestType,
  externalDocumentId: z.string().optional(),
  status: z.enum(['sent', 'replied']),
});
namedShapes.add(openInformationRequest, { id: 'OpenAdditionalInfoRequest', io: 'output' });

const repliedFile = uploadedFile.pick({ _id: true, name: true, size: true, type: true });

const attachedInvoice = z.object({
  _id: invoiceId,
  number: z.string(),
  senderName: z.string(),
  recipientName: z.string(),
  amount: wireDecimal,
  currency: currencyCode,
});

const reply = z.object({
  message: z.string(),
  files: z.array(repliedFile),
  invoices: z.array(attachedInvoice),
});

/** A request as the organization sees it. */
export const informationRequest = z.object({
  _id: informationRequestId,
  externalDocumentType: informationRequestType,
  externalDocumentId: z.string().optional(),
  status,
  message,
  requestedAt: instant,
  transaction: z
    .object({ amount: wireDecimal, currency: currencyCode, counterparty: z.string().optional() })
    .optional()
    .describe('The transaction that it is about.'),
  reply: reply
    .extend({ version: z.int().min(0).describe('Raised each time that a draft is saved.') })
    .describe('The answer, or what was saved of it so far.'),
  repliedAt: instant.optional(),
});
namedShapes.add(informationRequest, { id: 'AdditionalInfoRequest', io: 'output' });

/** A request as staff see it. Drafts of an answer are not theirs to read. */
export const staffInformationRequest = informationRequest.omit({ transaction: true, reply: true }).extend({
  organizationId,
  requestedBy: z.string().optional().describe('Name of the staff member; absent for one of the sandbox.'),
  reply: reply.optional().describe('Absent until it is answered.'),
  repliedBy: z.string().optional().describe('Name of the person who answered.'),
  reviewedAt: instant.optional(),
  reviewedBy: z.string().optional().describe('Name of the staff member.'),
});
namedShapes.add(staffInformationRequest, { id: 'StaffAdditionalInfoRequest', io: 'output' });

export const informationReply = z.object({
  additionalInfoRequestId: informationRequestId,
  message: trimmedText(messageLimits.additionalInfo).default('').describe('Required without a file or an invoice.'),
  fileIds: z
    .array(fileId)
    .max(informationRequestLimits.files)
    .default([])
    .describe('All files of the answer, uploaded in the group `additionalInfoRequest`.'),
  isDraft: z.boolean().default(false).describe('Saves an unfinished answer. Otherwise it is sent, once.'),
  version: z
    .int()
    .min(0)
    .optional()
    .describe(
      '`reply.version` that the answer is based on. If somebody saved another one since, it is refused. Default: any.',
    ),
});

export const invoiceOfRequest = z.object({ additionalInfoRequestId: informationRequestId, invoiceId });
