import { type ApiKeyScope, apiKeyScopes, type EmbeddedWidget, embeddedWidgets } from '@quittance/sdk/contract';
import { readPageOrigin } from '@quittance/sdk/rules';
import { checkHandle, checkLine } from '@quittance/sdk/validation';
import { recordAudit } from '../audit/index.ts';
import { createApiKey, createPerson, findUserByEmail } from '../identity/index.ts';
import type { OperationContext } from '../kernel/index.ts';
import { createOrganization, findOrganizationByHandle, listMemberships } from '../organizations/index.ts';
import { CommandError, readOptions, requireChoice, requireEmail, requireOption, requireValid } from './command-line.ts';
import { type PasswordDelivery, passwordHelp, passwordOptions, readPasswordDelivery } from './password-delivery.ts';
import type { Command } from './run-command.ts';

const organizationTypes = ['business', 'solopreneur'] as const;

const help = `
npm run partner:create -- --organization "Harbor LLC" --owner-email ada@example.com --owner-first-name Ada --owner-last-name Vale

Creates an organization with its owner and an API key, which is printed once.
Running it again changes nothing, but sends a new link while no password is set.

  --organization NAME      legal name
  --handle HANDLE          optional: 4 to 15 letters, digits and underscores
  --type TYPE              ${organizationTypes.join(', ')}; by default business
  --owner-email ADDRESS    what the owner signs in with; an existing person becomes the owner of this organization, too
  --owner-first-name NAME
  --owner-last-name NAME
  --scopes LIST            what the key may do: ${apiKeyScopes.join(',')}; by default all
  --origins LIST           pages that may show widgets with its embed sessions, such as https://shop.example; by default none
  --widgets LIST           what they may show: ${embeddedWidgets.join(',')}; by default all
  --key-name NAME          what the owner calls the key, by default "API key"
  --new-key                print another key for an organization that exists
${passwordHelp.slice(1)}`;

const options = {
  organization: { type: 'string' },
  handle: { type: 'string' },
  type: { type: 'string', default: 'business' },
  'owner-email': { type: 'string' },
  'owner-first-name': { type: 'string' },
  'owner-last-name': { type: 'string' },
  scopes: { type: 'string', default: apiKeyScopes.join(',') },
  origins: { type: 'string', default: '' },
  widgets: { type: 'string', default: embeddedWidgets.join(',') },
  'key-name': { type: 'string', default: 'API key' },
  'new-key': { type: 'boolean', default: false },
  ...passwordOptions,
} as const;

interface NewPartner {
  readonly legalName: string;
  readonly handle?: string;
  readonly organizationType: (typeof organizationTypes)[number];
  readonly owner: { readonly email: string; readonly firstName: string; readonly lastName: string };
  readonly key: {
    readonly name: string;
    readonly scopes: readonly ApiKeyScope[];
    readonly widgets: readonly EmbeddedWidget[];
    readonly origins: readonly string[];
  };
  readonly isNewKeyWanted: boolean;
}

/** `npm run partner:create`. */
export const partnerCreate: Command = {
  name: 'partner:create',
  help,
  async prepare(parameters) {
    const partner = readPartner(parameters);
    const delivery = await readPasswordDelivery(readOptions(parameters, options));
    return (context) => ensurePartner(context, partner, delivery);
  },
};

function readPartner(parameters: readonly string[]): NewPartner {
  const given = readOptions(parameters, options);
  const line = (option: 'organization' | 'owner-first-name' | 'owner-last-name' | 'key-name') => {
    const text = requireOption(option, given[option]);
    return requireValid(option, text, checkLine(text));
  };
  return {
    legalName: line('organization'),
    ...(given.handle !== undefined && { handle: requireValid('handle', given.handle, checkHandle(given.handle)) }),
    organizationType: requireChoice('type', given.type, organizationTypes),
    owner: {
      email: requireEmail('owner-email', given['owner-email']),
      firstName: line('owner-first-name'),
      lastName: line('owner-last-name'),
    },
    key: {
      name: line('key-name'),
      scopes: listOf(given.scopes).map((scope) => requireChoice('scopes', scope, apiKeyScopes)),
      widgets: listOf(given.widgets).map((widget) => requireChoice('widgets', widget, embeddedWidgets)),
      origins: listOf(given.origins).map(requireOrigin),
    },
    isNewKeyWanted: given['new-key'],
  };
}

const listOf = (text: string): string[] => text.split(',').flatMap((item) => item.trim() || []);

function requireOrigin(text: string): string {
  const origin = readPageOrigin(text);
  if (origin === null) throw new CommandError(`--origins: ${text} is not an origin such as https://shop.example.`);
  return origin;
}

async function ensurePartner(
  context: OperationContext,
  partner: NewPartner,
  delivery: PasswordDelivery,
): Promise<readonly string[]> {
  const { email } = partner.owner;
  const person = await findUserByEmail(context.db, 'customer', email);
  const memberships = person ? await listMemberships(context.db, person.id) : [];
  const existing =
    memberships.find(({ role, legalName }) => role === 'owner' && legalName === partner.legalName)?.organizationId ??
    null;
  if (person && delivery.password !== undefined) {
    throw new CommandError(`${email} exists. Run it without --ask-password.`);
  }
  const ownerId = person?.id ?? (await createOwner(context, partner, delivery));
  const organizationId = existing ?? (await createPartnerOrganization(context, partner, ownerId));
  return [
    existing ? `${partner.legalName} exists as ${existing}.` : `Created ${partner.legalName} as ${organizationId}.`,
    ...(existing === null || partner.isNewKeyWanted ? [await createKey(context, partner, organizationId)] : []),
    ...(delivery.password !== undefined || person?.passwordHash
      ? []
      : [
          await delivery.sendLink(context, {
            kind: 'customer',
            userId: ownerId,
            email,
            organizationName: partner.legalName,
          }),
        ]),
  ];
}

async function createOwner(
  context: OperationContext,
  { owner }: NewPartner,
  { password }: PasswordDelivery,
): Promise<string> {
  const personId = await createPerson(context.db, { ...owner, ...(password !== undefined && { password }) });
  await recordCreation(context, 'person', personId);
  return personId;
}

async function createPartnerOrganization(
  context: OperationContext,
  { legalName, handle, organizationType }: NewPartner,
  ownerId: string,
): Promise<string> {
  if (handle !== undefined && (await findOrganizationByHandle(context.db, handle))) {
    throw new CommandError(`--handle: ${handle} is taken.`);
  }
  const { id } = await createOrganization(context.db, {
    legalName,
    ...(handle !== undefined && { handle }),
    organizationType,
    pricingTier: 'vault',
    ownerId,
    createdAt: await context.app.clock.now(context.db),
  });
  await recordCreation(context, 'organization', id, id);
  return id;
}

async function createKey(context: OperationContext, { key }: NewPartner, organizationId: string): Promise<string> {
  const { apiKeyId, secret } = await createApiKey(context.db, { ...key, organizationId });
  await recordCreation(context, 'api-key', apiKeyId, organizationId);
  return `API key with ${key.scopes.join(', ')}, shown only now: ${secret}`;
}

async function recordCreation(
  { app, db, actor }: OperationContext,
  type: 'person' | 'organization' | 'api-key',
  id: string,
  organizationId?: string,
): Promise<void> {
  await recordAudit(db, {
    at: await app.clock.now(db),
    actor,
    action: `${type}.created`,
    object: { type, id },
    ...(organizationId !== undefined && { organizationId }),
  });
}
