import { defineCall, organizationReaders } from '../kernel/call.ts';
import { pageQuery, searchTerm } from '../kernel/wire.ts';
import { contactCategory, contactGroups, contactStatus } from './shapes.ts';

export const listContacts = defineCall({
  method: 'GET',
  path: '/contacts',
  summary: 'The organization’s contacts, grouped by status, each group by name.',
  origin: 'spec',
  access: organizationReaders,
  query: pageQuery.extend({
    cursor: pageQuery.shape.cursor.describe('nextCursor of a group’s page before; needs `status`.'),
    status: contactStatus.optional().describe('Only this group.'),
    category: contactCategory.optional(),
    search: searchTerm.optional().describe('Part of a name, a handle or an invited e-mail.'),
  }),
  output: contactGroups,
  errors: [],
});
