import { recordAudit } from '../audit/index.ts';
import { createApiKey, listApiKeys, type NewApiKey, revokeApiKey } from '../identity/index.ts';
import { type ActorOf, type CallContext, organizationOf, Refusal } from '../kernel/index.ts';

type OwnerContext = CallContext<ActorOf<'customer'>>;

/** Creates a key of the person's organization. @returns the key and its secret, which is not stored */
export async function createOwnApiKey(context: OwnerContext, key: Omit<NewApiKey, 'organizationId' | 'createdBy'>) {
  const { db, actor } = context;
  const organizationId = organizationOf(actor);
  const { apiKeyId, secret } = await createApiKey(db, { ...key, organizationId, createdBy: actor.userId });
  const { scopes, widgets, origins } = key;
  await recordChange(context, apiKeyId, 'created', {
    scopes: scopes.join(' '),
    widgets: widgets?.join(' ') ?? '',
    origins: origins?.join(' ') ?? '',
  });
  return { apiKey: await getApiKey(context, apiKeyId), secret };
}

/** @throws Refusal NotFoundError for a revoked key, or one of another organization */
async function getApiKey({ db, actor }: OwnerContext, apiKeyId: string) {
  const found = (await listApiKeys(db, organizationOf(actor))).find(({ _id }) => _id === apiKeyId);
  if (!found) throw new Refusal('NotFoundError', 'There is no such API key.');
  return found;
}

/** Revokes a key of the person's organization. @throws those of `getApiKey` */
export async function revokeOwnApiKey(context: OwnerContext, apiKeyId: string): Promise<void> {
  await getApiKey(context, apiKeyId);
  await revokeApiKey(context.db, apiKeyId);
  await recordChange(context, apiKeyId, 'revoked');
}

const recordChange = async (
  { app, db, actor, requestId, ip }: OwnerContext,
  id: string,
  change: 'created' | 'revoked',
  detail: Readonly<Record<string, string>> = {},
) =>
  recordAudit(db, {
    at: await app.clock.now(db),
    actor,
    action: `api-key.${change}`,
    object: { type: 'api-key', id },
    organizationId: organizationOf(actor),
    detail,
    requestId,
    ip,
  });
