import { organizationOf, prepared } from '../kernel/index.ts';
import { assertProcessor, callProcessor } from '../payments/index.ts';
import type { StoredCard } from '../providers/index.ts';
import { cardPurpose } from './charge-fee.ts';
import { assertCardWanted, saveCard } from './save-card.ts';

export const handler = prepared<'saveCheckoutCard', StoredCard>({
  async prepare(context, { body: { cardToken } }) {
    const { app, actor } = context;
    const organizationId = organizationOf(actor);
    await assertCardWanted(context, organizationId);
    assertProcessor(app);
    const purpose = cardPurpose(organizationId);
    return await callProcessor(app, () => app.providers.cardProcessor.storeCard({ cardToken, purpose }));
  },
  run: (context, _input, stored) => saveCard(context, stored),
});
