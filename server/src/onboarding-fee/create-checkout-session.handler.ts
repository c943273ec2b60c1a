import { organizationOf, prepared } from '../kernel/index.ts';
import { openCardSession } from '../payments/index.ts';
import { cardPurpose } from './charge-fee.ts';
import { assertCardWanted } from './save-card.ts';

export const handler = prepared<'createCheckoutSession', { fieldsUrl: string; expiresAt: Date }>({
  async prepare(context) {
    const { app, actor, locale } = context;
    const organizationId = organizationOf(actor);
    await assertCardWanted(context, organizationId);
    return await openCardSession(app, { purpose: cardPurpose(organizationId), locale });
  },
  run: (_context, _input, { fieldsUrl, expiresAt }) => ({ fieldsUrl, expiresAt: expiresAt.toISOString() }),
});
