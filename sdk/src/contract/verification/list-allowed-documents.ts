import * as z from 'zod';
import { companySubTypes, companyTypes, identityDocumentTypes } from '../../rules/verification/index.ts';
import { applicants, defineCall } from '../kernel/call.ts';
import { countryCode } from '../kernel/wire.ts';
import { neededDocument } from './shapes.ts';

export const listAllowedDocuments = defineCall({
  method: 'GET',
  path: '/verification/allowed-document-types',
  summary: 'The identity documents that people of a country may show, and the documents that a business must give.',
  origin: 'spec',
  access: applicants,
  query: z.object({
    country: countryCode.optional().describe('Nationality, or country of incorporation.'),
    companyType: z.enum(companyTypes).optional(),
    companySubType: z.enum(companySubTypes).optional(),
    hasEntityUbo: z.enum(['true', 'false']).optional(),
  }),
  output: z.object({
    identityDocuments: z.array(z.enum(identityDocumentTypes)),
    businessDocuments: z.array(neededDocument),
  }),
  errors: [],
});
