import type { ContactCategory } from '@quittance/sdk/rules';
import { addContact, inviteContact, referPartners } from '../../contacts/index.ts';
import type { Connection } from '../../db/index.ts';
import type { App, OperationContext } from '../../kernel/index.ts';
import { organizationNamed, type SignedUpOrganizations } from './sign-up-organizations.ts';

/** Who has whom as a contact, by the keys of the demo's organizations. */
const connections: readonly (readonly [owner: string, contact: string, category: ContactCategory])[] = [
  ['harbor', 'northwind', 'customer'],
  ['harbor', 'cedar', 'supplier'],
  ['harbor', 'solstice', 'supplier'],
  ['northwind', 'harbor', 'supplier'],
  ['northwind', 'fieldwork', 'supplier'],
  ['cedar', 'harbor', 'customer'],
  ['fieldwork', 'northwind', 'customer'],
];

/** Invited by Harbor Studio. */
const suppliers = [
  { firstName: 'Nadia', lastName: 'Benali', email: 'nadia@paperandink.example' },
  { firstName: 'Tomás', lastName: 'Quiroga', email: 'tomas@quirogaprint.example' },
];

const referrals = ['hello@lanternbooks.example', 'office@greyheronpottery.example'];

/** Adds contacts, invites and referrals of the demo's organizations, as their owners would. */
export async function addDemoContacts(
  app: App,
  transaction: Connection,
  organizations: SignedUpOrganizations,
): Promise<void> {
  const contextOf = (key: string): OperationContext => ({
    app,
    db: transaction,
    actor: organizationNamed(organizations, key).owner,
    locale: 'en',
  });
  const idOf = (key: string): string => organizationNamed(organizations, key).organizationId;
  for (const [owner, contact, category] of connections) {
    const { handle } = organizationNamed(organizations, contact).demo;
    await addContact(contextOf(owner), { organizationId: idOf(owner), handle, category });
  }
  const harbor = contextOf('harbor');
  const organizationId = idOf('harbor');
  for (const supplier of suppliers) await inviteContact(harbor, { ...supplier, organizationId });
  await referPartners(harbor, { organizationId, emails: referrals });
}
