import * as z from 'zod';
import { contactCategories, contactStatuses } from '../../rules/contacts.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { id, instant, page } from '../kernel/wire.ts';
import { postalAddress } from '../organizations/shapes.ts';

export const contactStatus = z
  .enum(contactStatuses)
  .describe('`connected`: an organization on the platform. `invited`: a person who has not answered an invite.');

export const contactCategory = z.enum(contactCategories);

export const contact = z.object({
  _id: id('con'),
  status: contactStatus,
  category: contactCategory,
  handle: z.string().optional(),
  legalName: z.string().optional().describe('Only of an organization.'),
  organizationName: z.string().optional().describe('The same as `legalName`.'),
  isVerified: z.boolean(),
  email: z
    .string()
    .optional()
    .describe('As in the invite; else of the owner, if both organizations have each other as contacts.'),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  address: postalAddress.optional().describe('Only of a verified, active organization, like `country`.'),
  country: z.string().length(2).optional(),
  addedAt: instant,
  invite: z
    .object({
      sentAt: instant,
      expiresAt: instant.describe('When the link stops working.'),
      resendAt: instant.describe('When the invite may be mailed again.'),
      isUndeliverable: z.boolean().describe('Mails to the address come back for good.'),
    })
    .optional()
    .describe('Only of an invited contact.'),
});
namedShapes.add(contact, { id: 'Contact', io: 'output' });

const contactPage = page(contact);

/** Contacts by status. Each group has its own cursor. */
export const contactGroups = z.object({ connected: contactPage.optional(), invited: contactPage.optional() });

export const referralPartner = z.object({
  _id: id('civ'),
  email: z.string(),
  status: z.enum(['invited', 'joined']),
  sentAt: instant,
});
namedShapes.add(referralPartner, { id: 'ReferralPartner', io: 'output' });
