import * as z from 'zod';
import { seriesActions } from '../../rules/recurrence.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { seriesId } from '../kernel/wire.ts';
import { seriesRow } from './shapes.ts';

export const changeSeries = defineCall({
  method: 'PUT',
  path: '/invoice-series',
  summary: 'Pauses, resumes or stops a recurring invoice. Invoices that have gone stay as they are.',
  origin: 'ours',
  access: organizationManagers,
  body: z.object({ seriesId, action: z.enum(seriesActions) }),
  output: seriesRow,
  errors: ['NotFoundError', 'InvoiceStateError'],
});
