import { defineCall, organizationReaders } from '../kernel/call.ts';
import { calendarDate } from '../kernel/wire.ts';
import { accountQuery } from './shapes.ts';

export const getStatementProof = defineCall({
  method: 'GET',
  path: '/account-statement/proof',
  summary: 'The lines of an account in a period, with proofs that anybody can check offline.',
  origin: 'ours',
  access: organizationReaders,
  query: accountQuery.extend({
    from: calendarDate.describe('First date in America/New_York.'),
    to: calendarDate.describe('Last date in America/New_York, included.'),
  }),
  file: {
    types: ['application/json'],
    description:
      'For `npm run statement:verify`: each line with its journal, other parties’ lines as salted hashes, and a proof to a published head.',
  },
  errors: [],
});
