import { isAccountSecure } from '@quittance/sdk/rules';
import { addDays, businessDateOf } from '@quittance/sdk/time';
import { sql } from 'kysely';
import { hasInvitedContact } from '../contacts/index.ts';
import type { Connection } from '../db/index.ts';
import { findLogo, type Logo } from '../files/index.ts';
import type { ActorOf, Clock, Handle } from '../kernel/index.ts';
import { getOrganization, listWaitlists, type Organization } from '../organizations/index.ts';
import type { OrganizationNews } from './organization-news.ts';

type Answer = Awaited<ReturnType<Handle<'getMe'>>>;
/** Without what other areas know of the organization. */
type Company = Omit<NonNullable<Answer['company']>, keyof OrganizationNews>;
type CurrentUser = Omit<Answer, 'company'> & { readonly company: Company | null };
type CurrentStaff = Awaited<ReturnType<Handle<'getStaffMe'>>>;

/** Time for which an organization counts as new, in business time. */
const newForDays = 14;

/** Returns the signed-in person with the organization that they act for. */
export async function readCurrentUser(db: Connection, clock: Clock, actor: ActorOf<'customer'>): Promise<CurrentUser> {
  const person = await readPerson(db, actor);
  return {
    userId: actor.userId,
    email: person.email,
    emailUndeliverable: person.emailUndeliverable,
    organizationId: actor.organizationId,
    role: actor.role,
    isAdmin: false,
    isUbo: person.is_ubo ?? false,
    profile: {
      firstName: person.first_name,
      lastName: person.last_name,
      ...(person.phone_number !== null && { phoneNumber: person.phone_number }),
      ...(person.phone_number_country_iso !== null && { phoneNumberCountryIso: person.phone_number_country_iso }),
      phoneNumberVerified: person.phone_number_verified,
    },
    locale: person.locale,
    preferences: person.preferences,
    status: person.status,
    kycStatus: person.kyc_status,
    pepStatus: person.pep_status,
    identityStatus: person.identity_status,
    hasMobile2FA: person.hasAuthenticator,
    accountSecure: isAccountSecure({
      phoneNumberVerified: person.phone_number_verified,
      hasMobile2FA: person.hasAuthenticator,
    }),
    hasGoogleId: person.providers.includes('google'),
    hasLinkedInId: person.providers.includes('linkedin'),
    company: actor.organizationId ? await readCompany(db, clock, actor.organizationId) : null,
  };
}

const readPerson = (db: Connection, actor: ActorOf<'customer'>) =>
  db
    .selectFrom('people')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.person_id', '=', 'people.id')
        .on('memberships.organization_id', '=', actor.organizationId ?? ''),
    )
    .selectAll('people')
    .select('memberships.is_ubo')
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('authenticators')
            .select('user_id')
            .whereRef('user_id', '=', 'people.id')
            .where('confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasAuthenticator'),
    )
    .select(
      sql<boolean>`exists (select from undeliverable_addresses where email = people.email)`.as('emailUndeliverable'),
    )
    .select(sql<string[]>`array(select provider from linked_identities where person_id = people.id)`.as('providers'))
    .where('people.id', '=', actor.userId)
    .executeTakeFirstOrThrow();

async function readCompany(db: Connection, clock: Clock, organizationId: string) {
  return toCompany(await getOrganization(db, organizationId), {
    today: await clock.today(db),
    hasInvitedContact: await hasInvitedContact(db, organizationId),
    waitlists: await listWaitlists(db, organizationId),
    logo: await findLogo(db, organizationId),
  });
}

interface CompanyFacts {
  readonly today: string;
  readonly hasInvitedContact: boolean;
  readonly waitlists: string[];
  readonly logo: Logo | null;
}

function toCompany(organization: Organization, facts: CompanyFacts): Company {
  const { legalName, handle, address, website, pricingTier, organizationType, verificationStatus } = organization;
  return {
    legalName,
    ...(handle !== undefined && { handle }),
    ...(address && { address }),
    ...(website !== undefined && { website }),
    pricingTier,
    organizationType,
    verificationStatus,
    status: organization.status,
    isNew: addDays(businessDateOf(organization.createdAt), newForDays) > facts.today,
    hasApprovedDeposits: organization.hasApprovedDeposits,
    hasInvitedContact: facts.hasInvitedContact,
    waitlists: facts.waitlists,
    ...(facts.logo && { logo: { fileId: facts.logo.fileId } }),
  };
}

/** Returns the signed-in staff member. */
export async function readCurrentStaff(db: Connection, actor: ActorOf<'staff'>): Promise<CurrentStaff> {
  const staff = await db
    .selectFrom('staff')
    .select(['first_name', 'last_name', 'locale', 'preferences'])
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return {
    userId: actor.userId,
    email: actor.email,
    role: actor.role,
    isAdmin: true,
    profile: { firstName: staff.first_name, lastName: staff.last_name },
    locale: staff.locale,
    preferences: staff.preferences,
  };
}
