import * as z from 'zod';
import { readPageOrigin } from '../../rules/page-origin.ts';
import { apiKeyScopes, embeddedWidgets } from '../kernel/call.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { text } from '../kernel/texts.ts';
import { id, instant, organizationId } from '../kernel/wire.ts';
import { verificationStatus } from '../organizations/shapes.ts';

export const guestLink = z.object({
  url: z.url().describe('The hosted page where the buyer sees and pays the invoice.'),
  token: z.string().describe('For the widgets, through their session callback. Opens this one invoice.'),
  expiresAt: instant,
});

export const partnerCustomer = z.object({
  customerId: organizationId,
  handle: z.string().optional(),
  verificationStatus,
  createdAt: instant,
});
namedShapes.add(partnerCustomer, { id: 'PartnerCustomer', io: 'output' });

export const embedSessionId = id('emb');
export const apiKeyId = id('key');

/** The origin of a page, as browsers send it. */
export const pageOrigin = z
  .string()
  .max(300)
  .transform((text, context) => {
    const origin = readPageOrigin(text);
    if (origin !== null) return origin;
    context.addIssue({ code: 'custom', message: 'Enter an origin such as https://shop.example.' });
    return z.NEVER;
  })
  .describe('Origin of a page, such as `https://shop.example`. Without https only for the own machine.');

const unique = <Item>(items: Item[]): Item[] => [...new Set(items)];

export const scopes = z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length).transform(unique);
export const widgets = z.array(z.enum(embeddedWidgets)).max(embeddedWidgets.length).transform(unique);
export const origins = z.array(pageOrigin).max(20).transform(unique);
export const apiKeyName = text(60);

export const apiKey = z.object({
  _id: apiKeyId,
  name: z.string(),
  prefix: z.string().describe('The first characters of the secret.'),
  scopes: z.array(z.enum(apiKeyScopes)),
  widgets: z.array(z.enum(embeddedWidgets)).describe('What its embed sessions may open.'),
  origins: z.array(z.string()).describe('The pages that its embed sessions may be used from.'),
  createdBy: z.string().optional().describe('Name of the person who created it; absent for a key of the operator.'),
  createdAt: instant,
  usedAt: instant.optional().describe('The last use, to the minute; absent for an unused key.'),
});
namedShapes.add(apiKey, { id: 'ApiKey', io: 'output' });
