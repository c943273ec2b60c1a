export { noteAccountSecured } from './account-secured.ts';
export { type CreatedApiKey, createApiKey, listApiKeys, type NewApiKey, revokeApiKey } from './api-keys.ts';
export { networkSubject, spendAttempt } from './attempts.ts';
export { authentication } from './authentication.ts';
export type { CodeQuestion, CodeSubjects } from './code-subjects.ts';
export { type Invitation, inviteUser } from './invite-user.ts';
export { addIdentity } from './linked-identities.ts';
export { type RequestedMail, spendMail } from './mail-attempts.ts';
export { oneTimeCodes } from './one-time-codes.ts';
export type { OrganizationNews } from './organization-news.ts';
export { createPasswordLink } from './password-links.ts';
export { hashPassword, isRightPassword } from './passwords.ts';
export { listPresentCodes, type PresentCode } from './present-codes.ts';
export {
  forgetProvenIdentity,
  getProvenIdentity,
  keepProvingBrowser,
  provingBrowser,
  takeProvenIdentity,
} from './proven-identities.ts';
export { revokeMembership } from './revoke-membership.ts';
export { resetSecondFactors } from './second-factors.ts';
export type { WriteCodeMail } from './send-code.ts';
export { endSessionsOf } from './sessions.ts';
export { addDemoAuthenticator } from './set-up-authenticator.ts';
export { startSignIn } from './sign-in.ts';
export { actForOrganization } from './switch-organization.ts';
export { forgetDevicesOf } from './trusted-devices.ts';
export {
  addPerson,
  createPerson,
  createStaff,
  findFormMemory,
  findUserByEmail,
  getFullName,
  getPersonNames,
  getUser,
  lockPerson,
  type NewPerson,
  type NewStaff,
  type PersonNames,
  setPersonNames,
  setVerificationStatus,
} from './users.ts';
