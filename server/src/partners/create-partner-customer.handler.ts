import { inviteUser } from '../identity/index.ts';
import { countInviteMails, lockInviteMails } from '../invites/index.ts';
import type { Handler } from '../kernel/index.ts';
import { createOwnOrganization } from '../organizations/index.ts';
import { signUpCustomer } from '../signups/index.ts';
import { getPartnerCustomer } from './partner-customers.ts';

/**
 * The owner has no password yet: the invitation's link proves the address and sets one. The setup of the verification asks the
 * kind of business.
 */
export const handler: Handler<'createPartnerCustomer'> = async (context, { body }) => {
  const { db, actor } = context;
  const { handle, ...person } = body;
  const mails = { organizationId: actor.organizationId, recipients: [{ email: person.email }] };
  await lockInviteMails(context, mails);
  const personId = await signUpCustomer(context, person);
  const { id: customerId } = await createOwnOrganization(context, { organizationType: 'business', handle, personId });
  await db
    .insertInto('partner_customers')
    .values({ organization_id: customerId, partner_id: actor.organizationId, api_key_id: actor.apiKeyId })
    .execute();
  await countInviteMails(context, { ...mails, kind: 'customer' });
  await inviteUser(context, {
    kind: 'customer',
    userId: personId,
    email: person.email,
    locale: person.locale,
    organizationName: handle,
  });
  return await getPartnerCustomer(db, actor.organizationId, customerId);
};
