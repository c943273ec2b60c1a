import { defineCall, organizationReaders } from '../kernel/call.ts';
import { countryCode, currencyCode, page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { externalAccount, externalAccountKind, externalAccountStatus } from './shapes.ts';

export const listExternalAccounts = defineCall({
  method: 'GET',
  path: '/accounts',
  summary: 'The bank accounts that the organization pays out to, by name.',
  origin: 'spec',
  access: organizationReaders,
  query: pageQuery.extend({
    search: searchTerm.optional().describe('Part of the account’s name or its holder’s.'),
    currency: currencyCode.optional(),
    country: countryCode.optional(),
    kind: externalAccountKind.optional(),
    status: externalAccountStatus.optional().describe('Default: all but removed ones.'),
  }),
  output: page(externalAccount),
  errors: [],
});
