import { isAccountSecure, mayManageFunds } from '@quittance/sdk/rules';
import type { OperationContext } from '../kernel/index.ts';
import { sendMail } from '../notifications/index.ts';
import { findOwner, listMemberships } from '../organizations/index.ts';
import { hasAuthenticator } from './authenticators.ts';
import { findUserByEmail } from './users.ts';

/**
 * Call it after a step towards a secure account: a verified phone, a second factor. If the account is secure now and the
 * person may not manage funds in an organization, mails its owner, once.
 */
export async function noteAccountSecured(context: OperationContext, personId: string): Promise<void> {
  const { db } = context;
  const person = await db
    .selectFrom('people')
    .select(['first_name', 'last_name', 'phone_number_verified'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const hasMobile2FA = await hasAuthenticator(db, personId);
  if (!isAccountSecure({ phoneNumberVerified: person.phone_number_verified, hasMobile2FA })) return;
  for (const { organizationId, legalName, role } of await listMemberships(db, personId)) {
    if (mayManageFunds(role)) continue;
    const name = `${person.first_name} ${person.last_name}`;
    await tellOwner(context, { personId, organizationId, name, legalName });
  }
}

interface Secured {
  readonly personId: string;
  readonly organizationId: string;
  readonly name: string;
  readonly legalName: string;
}

async function tellOwner({ app, db, locale }: OperationContext, secured: Secured): Promise<void> {
  const { personId, organizationId, name, legalName } = secured;
  const owner = await findOwner(db, organizationId);
  const isFirst = await db
    .insertInto('security_notices')
    .values({ person_id: personId, organization_id: organizationId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (!owner || !isFirst) return;
  const user = await findUserByEmail(db, 'customer', owner.email);
  await sendMail(db, {
    to: owner.email,
    locale: user?.locale ?? locale,
    about: personId,
    template: 'member-secured',
    data: { memberName: name, legalName, link: `${app.config.publicUrl}/business-settings/account-permissions` },
  });
}
