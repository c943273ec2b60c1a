import { createHmac } from 'node:crypto';
import type { OwnerAnswers, Unfinished } from '@quittance/sdk/rules';
import type { App } from '../kernel/index.ts';

/**
 * Fingerprint of what was answered about an entity or a trust: an approval counts while it is the same. Keyed, since names and
 * tax numbers can be guessed. Without the email, which only people have.
 */
export const ownerDigest = (
  { config }: App,
  organizationId: string,
  { email: _, ...owner }: Unfinished<OwnerAnswers>,
): Buffer =>
  createHmac('sha256', config.dataKey)
    .update(`approved owner of ${organizationId} ${JSON.stringify(owner)}`)
    .digest();
