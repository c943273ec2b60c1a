import { complianceStaff, defineCall } from '../kernel/call.ts';
import { page, pageQuery, searchTerm } from '../kernel/wire.ts';
import { personCase } from './shapes.ts';

export const listPeopleUnderVerification = defineCall({
  method: 'GET',
  path: '/admin/verification/users',
  summary: 'People who have begun to verify themselves and are not decided, newest first.',
  origin: 'spec',
  access: complianceStaff,
  query: pageQuery.extend({ search: searchTerm.optional().describe('Part of the name or the e-mail address.') }),
  output: page(personCase),
  errors: [],
});
