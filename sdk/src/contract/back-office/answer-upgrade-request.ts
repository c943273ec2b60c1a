import * as z from 'zod';
import { maxUpgradeNoteCharacters, upgradeAnswers } from '../../rules/upgrade-requests.ts';
import { customerSupport, defineCall } from '../kernel/call.ts';
import { trimmedText } from '../kernel/texts.ts';
import { upgradeRequest, upgradeRequestId } from './shapes.ts';

export const answerUpgradeRequest = defineCall({
  method: 'PUT',
  path: '/admin/upgrade-requests/{requestId}',
  summary: 'Answers a request for a higher plan, and mails the person who asked.',
  origin: 'ours',
  access: customerSupport,
  params: z.object({ requestId: upgradeRequestId }),
  body: z.object({
    answer: z.enum(upgradeAnswers),
    note: trimmedText(maxUpgradeNoteCharacters).optional().describe('For the customer; required to decline.'),
  }),
  output: upgradeRequest,
  errors: ['IdempotencyConflictError'],
});
