import { prepared } from '../kernel/index.ts';
import { openCardFields } from './card/enter-card.ts';

export const handler = prepared<'createCardSession', { fieldsUrl: string; expiresAt: Date }>({
  prepare: (context, { body }) => openCardFields(context, body.invoiceId),
  run: (_context, _input, { fieldsUrl, expiresAt }) => ({ fieldsUrl, expiresAt: expiresAt.toISOString() }),
});
