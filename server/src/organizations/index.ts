export { type AnswerUpgradeRequest, answerUpgradeRequest } from './answer-upgrade-request.ts';
export { chooseHandle } from './choose-handle.ts';
export { addMember, createOrganization, markAsOwner, type NewOrganization } from './create-organization.ts';
export { createOwnOrganization, type NewOwnOrganization } from './create-own-organization.ts';
export {
  type CurrencyAccount,
  findCurrencyAccount,
  listOpenedAccounts,
  type NewCurrencyAccount,
  openCurrencyAccount,
  receivingAccountType,
} from './currency-accounts.ts';
export {
  findOrganizationByHandle,
  findOrganizationByMemberEmail,
  findOrganizations,
  getOrganization,
} from './find-organizations.ts';
export { findParties, type Owner, type Party } from './find-parties.ts';
export { listOrganizations, type OrganizationPage, type OrganizationSearch } from './list-organizations.ts';
export { listUpgradeRequests, type UpgradeRequestSearch } from './list-upgrade-requests.ts';
export { lockOrganization } from './lock-organization.ts';
export {
  findContactEmail,
  findFirstOwners,
  findOwner,
  listMembers,
  listMemberships,
  type Member,
  type Membership,
} from './memberships.ts';
export { noteFirstDeposit } from './note-first-deposit.ts';
export { isActiveOrganization, type Organization, publicFactsOf } from './organization.ts';
export { toOrganizationRow } from './organization-row.ts';
export { findOwnerRecipient, type OwnerRecipient } from './owner-recipient.ts';
export { presentProfile } from './present-profile.ts';
export { recordOrganizationChange } from './record-organization-change.ts';
export { findUpgradeRequest } from './request-plan-upgrade.ts';
export { setEscalated } from './set-escalated.ts';
export { setMonitored } from './set-monitored.ts';
export { setTier } from './set-tier.ts';
export type { OrganizationType, PricingTier } from './tables.ts';
export { joinWaitlist, listWaiting, listWaitlists, markNotified, type Waiting } from './waitlists.ts';
