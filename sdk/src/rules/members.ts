import type { PricingTier } from './pricing-tier.ts';
import type { CustomerRole } from './roles.ts';

/** Roles that a person can be invited with. A business is handed over by making a member an owner. */
export const invitableRoles = ['manager', 'read-only', 'no-access'] as const satisfies readonly CustomerRole[];
export type InvitableRole = (typeof invitableRoles)[number];

/** How many people an organization may have: its members, and those who are invited. */
export const maxPeople = 200;

/** How long the link of an invite to an organization works, in days of real time. */
export const memberInviteDays = 7;

/** Returns when the link of an invite to an organization stops working. */
export const memberInviteExpiresAt = (sentAt: Date): Date => new Date(sentAt.getTime() + memberInviteDays * 86_400_000);

/** Whether a person is a sub-user: neither owner nor beneficial owner. */
export const isSubUser = ({ role, isUbo }: { readonly role: CustomerRole; readonly isUbo: boolean }): boolean =>
  role !== 'owner' && !isUbo;

/** Whether a plan includes a role: manager and read-only need Premium or higher. */
export const includesRole = (tier: PricingTier, role: CustomerRole): boolean =>
  tier !== 'vault' || role === 'owner' || role === 'no-access';

/** Only owners see, invite, change and remove people. */
export const canManagePeople = ({ role }: { readonly role: CustomerRole }): boolean => role === 'owner';

/** Why a person's access can't be changed. */
export type MemberProblem = 'not-owner' | 'self' | 'last-owner' | 'plan';

export interface MemberChange {
  readonly by: { readonly userId: string; readonly role: CustomerRole };
  readonly member: { readonly userId: string; readonly role: CustomerRole };
  /** The new role; null removes the member. */
  readonly to: CustomerRole | null;
  /** How many owners the organization has, the member included. */
  readonly owners: number;
  readonly tier: PricingTier;
}

/** Finds the first reason why a member can't be changed or removed; null if they can. */
export function memberProblem({ by, member, to, owners, tier }: MemberChange): MemberProblem | null {
  if (!canManagePeople(by)) return 'not-owner';
  if (by.userId === member.userId) return 'self';
  if (member.role === 'owner' && to !== 'owner' && owners < 2) return 'last-owner';
  // A member keeps the role that they have, even if the plan no longer includes it.
  return to === null || to === member.role || includesRole(tier, to) ? null : 'plan';
}
