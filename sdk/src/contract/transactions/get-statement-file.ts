import * as z from 'zod';
import { statementFormats } from '../../rules/statement-limits.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { statementQuery } from './shapes.ts';

export const getStatementFile = defineCall({
  method: 'GET',
  path: '/account-statement/file',
  summary: 'An account statement as a file: opening balance, lines with running balances, closing balance.',
  origin: 'ours',
  access: organizationReaders,
  query: statementQuery.extend({
    format: z
      .enum(statementFormats)
      .describe('camt.053: bank statement of ISO 20022, version 8; ofx: OFX 2.2. pdf: at most 5,000 lines.'),
  }),
  file: {
    types: ['text/csv', 'application/pdf', 'application/xml', 'application/x-ofx'],
    description: 'The statement in the requested format.',
  },
  errors: [],
});
