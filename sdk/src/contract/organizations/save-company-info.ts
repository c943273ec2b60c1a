import * as z from 'zod';
import { companyInfoLimits } from '../../rules/company-info.ts';
import {
  electronicAddressCharacters,
  isElectronicAddress,
  normalizeElectronicId,
} from '../../rules/electronic-address.ts';
import { checkUrl } from '../../validation/link.ts';
import { checkLines } from '../../validation/plain-text.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { refineBy, trimmedText, wrongFormat } from '../kernel/texts.ts';
import { businessProfile, electronicAddress } from './shapes.ts';

export const saveCompanyInfo = defineCall({
  method: 'PUT',
  path: '/organization/company-info',
  summary: 'Saves what the organization says of itself.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({
    description: trimmedText(companyInfoLimits.description).superRefine(refineBy(checkLines)),
    website: trimmedText(companyInfoLimits.website)
      .superRefine(refineBy((url) => (url === '' ? null : checkUrl(url))))
      .optional()
      .describe('A public address; empty removes it, absent keeps it.'),
    electronicAddress: electronicAddress
      .extend({ id: trimmedText(electronicAddressCharacters).transform(normalizeElectronicId) })
      .refine(isElectronicAddress, { path: ['id'], message: wrongFormat })
      .nullable()
      .optional()
      .describe('Where it receives e-invoices; null removes it, absent keeps it.'),
    version: z
      .number()
      .int()
      .optional()
      .describe('The version that was edited: refused if somebody else has saved since. Absent saves in any case.'),
  }),
  output: businessProfile,
  errors: ['ProfileChangedError'],
});
