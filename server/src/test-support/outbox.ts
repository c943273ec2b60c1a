import { readLogo } from '../files/index.ts';
import { createOutboxDelivery } from '../notifications/index.ts';

/** Delivers the messages of the outbox, as the product does. */
export const outboxDelivery = createOutboxDelivery(readLogo);
