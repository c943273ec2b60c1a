// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Keeps a passkey, which then confirms sign-ins in place of the code. */
export const addPasskey = /* @__PURE__ */ route<Contract['addPasskey']>({
  method: 'POST',
  path: '/me/passkeys',
  access: 'customer',
  otp: { purpose: 'POST /me/passkeys' },
});

/** Changes the password. Signs out everywhere else and forgets other devices. */
export const changePassword = /* @__PURE__ */ route<Contract['changePassword']>({
  method: 'PUT',
  path: '/me/password',
  access: 'customer',
  otp: { purpose: 'PUT /me/password' },
});

/** Whose password a mailed link sets. NotFoundError if it has expired or was used, or is for the other app. */
export const checkPasswordLink = /* @__PURE__ */ route<Contract['checkPasswordLink']>({
  method: 'POST',
  path: '/password-links/check',
  access: 'public',
});

/** Sets up the authenticator app with its first code. From then on, codes come from the app and none are mailed. */
export const confirmAuthenticator = /* @__PURE__ */ route<Contract['confirmAuthenticator']>({
  method: 'POST',
  path: '/me/validate-2fa-secret',
  access: 'customer',
});

/** Confirms that mails reach the person again, with a code that is mailed to them even if they have an authenticator app. */
export const confirmEmail = /* @__PURE__ */ route<Contract['confirmEmail']>({
  method: 'POST',
  path: '/me/confirm-email',
  access: 'customer',
  otp: { purpose: 'POST /me/confirm-email' },
});

/** Opens the session with the one-time code or a recovery code (header otp-code), or with a passkey. */
export const confirmSession = /* @__PURE__ */ route<Contract['confirmSession']>({
  method: 'POST',
  path: '/sessions/confirm',
  access: 'intermediate',
});

/** Sets up a staff member’s authenticator app with its first code. From then on, codes come from the app and none are mailed. */
export const confirmStaffAuthenticator = /* @__PURE__ */ route<Contract['confirmStaffAuthenticator']>({
  method: 'POST',
  path: '/admin/me/validate-2fa-secret',
  access: 'staff',
});

/** Confirms a staff member’s one-time code (header otp-code) and opens the session. */
export const confirmStaffSession = /* @__PURE__ */ route<Contract['confirmStaffSession']>({
  method: 'POST',
  path: '/admin/sessions/confirm',
  access: 'staff-intermediate',
});

/** Makes the secret of an authenticator app. It takes effect with its first code, at `/me/validate-2fa-secret`. */
export const createAuthenticatorSecret = /* @__PURE__ */ route<Contract['createAuthenticatorSecret']>({
  method: 'POST',
  path: '/me/create-2fa-secret',
  access: 'customer',
  otp: { purpose: 'POST /me/create-2fa-secret' },
});

/** Options for the browser to create a passkey with. */
export const createPasskeyOptions = /* @__PURE__ */ route<Contract['createPasskeyOptions']>({
  method: 'POST',
  path: '/me/passkeys/options',
  access: 'customer',
});

/** Options for the browser to confirm a sign-in with a passkey. They name no person and no passkey. */
export const createSignInPasskeyOptions = /* @__PURE__ */ route<Contract['createSignInPasskeyOptions']>({
  method: 'POST',
  path: '/sessions/passkey-options',
  access: 'public',
});

/** Makes the secret of a staff member’s authenticator app. It takes effect with its first code, at `/admin/me/validate-2fa-secret`. */
export const createStaffAuthenticatorSecret = /* @__PURE__ */ route<Contract['createStaffAuthenticatorSecret']>({
  method: 'POST',
  path: '/admin/me/create-2fa-secret',
  access: 'staff',
  otp: { purpose: 'POST /admin/me/create-2fa-secret' },
});

/** Signs the person out everywhere else. */
export const endOtherSessions = /* @__PURE__ */ route<Contract['endOtherSessions']>({
  method: 'DELETE',
  path: '/me/sessions',
  access: 'customer',
});

/** Signs the person out in one place. */
export const endOwnSession = /* @__PURE__ */ route<Contract['endOwnSession']>({
  method: 'DELETE',
  path: '/me/sessions/{sessionId}',
  access: 'customer',
});

/** Signs out and ends the session. */
export const endSession = /* @__PURE__ */ route<Contract['endSession']>({
  method: 'DELETE',
  path: '/sessions',
  access: 'customer',
});

/** Signs a staff member out. */
export const endStaffSession = /* @__PURE__ */ route<Contract['endStaffSession']>({
  method: 'DELETE',
  path: '/admin/sessions',
  access: 'staff',
});

/** Forgets a remembered device: its next sign-in takes a code. */
export const forgetDevice = /* @__PURE__ */ route<Contract['forgetDevice']>({
  method: 'DELETE',
  path: '/me/devices/{deviceId}',
  access: 'customer',
});

/** Forgets the Google or LinkedIn account with which this browser could not sign in. */
export const forgetProvenIdentity = /* @__PURE__ */ route<Contract['forgetProvenIdentity']>({
  method: 'DELETE',
  path: '/sessions/proven-identity',
  access: 'public',
});

/** The installation’s settings for people with access to an organization. */
export const getConstants = /* @__PURE__ */ route<Contract['getConstants']>({
  method: 'GET',
  path: '/me/constants',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The signed-in person with the organization they act for. */
export const getMe = /* @__PURE__ */ route<Contract['getMe']>({
  method: 'GET',
  path: '/me',
  access: 'customer',
});

/** The Google or LinkedIn account with which this browser could not sign in, since nobody has connected it. */
export const getProvenIdentity = /* @__PURE__ */ route<Contract['getProvenIdentity']>({
  method: 'GET',
  path: '/sessions/proven-identity',
  access: 'public',
});

/** The installation’s public settings, for signed-out pages and widgets. */
export const getPublicConstants = /* @__PURE__ */ route<Contract['getPublicConstants']>({
  method: 'GET',
  path: '/constants',
  access: 'public',
});

/** How the signed-in person signs in: authenticator app, passkeys, open sessions and remembered devices. */
export const getSecurity = /* @__PURE__ */ route<Contract['getSecurity']>({
  method: 'GET',
  path: '/me/security',
  access: 'customer',
});

/** The signed-in staff member. */
export const getStaffMe = /* @__PURE__ */ route<Contract['getStaffMe']>({
  method: 'GET',
  path: '/admin/me',
  access: 'staff',
});

/** How the signed-in staff member signs in. */
export const getStaffSecurity = /* @__PURE__ */ route<Contract['getStaffSecurity']>({
  method: 'GET',
  path: '/admin/me/security',
  access: 'staff',
});

/** Connects a Google or LinkedIn account to the signed-in person: the one of the answer, or without an answer the one with which this browser could not sign in. */
export const linkIdentity = /* @__PURE__ */ route<Contract['linkIdentity']>({
  method: 'POST',
  path: '/me/identities',
  access: 'customer',
});

/** Removes the authenticator app and its recovery codes. Codes are mailed again. */
export const removeAuthenticator = /* @__PURE__ */ route<Contract['removeAuthenticator']>({
  method: 'DELETE',
  path: '/me/2fa-secret',
  access: 'customer',
  otp: { purpose: 'DELETE /me/2fa-secret' },
});

/** Removes a passkey. */
export const removePasskey = /* @__PURE__ */ route<Contract['removePasskey']>({
  method: 'DELETE',
  path: '/me/passkeys/{passkeyId}',
  access: 'customer',
  otp: { purpose: 'DELETE /me/passkeys/{passkeyId}' },
});

/** Removes a staff member’s authenticator app and its recovery codes. Codes are mailed again. */
export const removeStaffAuthenticator = /* @__PURE__ */ route<Contract['removeStaffAuthenticator']>({
  method: 'DELETE',
  path: '/admin/me/2fa-secret',
  access: 'staff',
  otp: { purpose: 'DELETE /admin/me/2fa-secret' },
});

/** Gives a passkey another name. */
export const renamePasskey = /* @__PURE__ */ route<Contract['renamePasskey']>({
  method: 'PATCH',
  path: '/me/passkeys/{passkeyId}',
  access: 'customer',
  otp: { purpose: 'PATCH /me/passkeys/{passkeyId}' },
});

/** Makes new recovery codes. The old ones stop working. */
export const replaceRecoveryCodes = /* @__PURE__ */ route<Contract['replaceRecoveryCodes']>({
  method: 'POST',
  path: '/me/recovery-codes',
  access: 'customer',
  otp: { purpose: 'POST /me/recovery-codes' },
});

/** Makes new recovery codes of a staff member. The old ones stop working. */
export const replaceStaffRecoveryCodes = /* @__PURE__ */ route<Contract['replaceStaffRecoveryCodes']>({
  method: 'POST',
  path: '/admin/me/recovery-codes',
  access: 'staff',
  otp: { purpose: 'POST /admin/me/recovery-codes' },
});

/** Sets a new password with the mailed reset code, and ends all sessions. With an authenticator app set up, its code is needed too, as otp-code. */
export const resetPassword = /* @__PURE__ */ route<Contract['resetPassword']>({
  method: 'PUT',
  path: '/sessions/password-reset',
  access: 'public',
});

/** Keeps the person’s phone number. Another number than before is not verified yet. */
export const savePhoneNumber = /* @__PURE__ */ route<Contract['savePhoneNumber']>({
  method: 'POST',
  path: '/me/phone-number',
  access: 'customer',
});

/** Stores what the signed-in person chose, for mails and other devices. Absent fields stay unchanged. */
export const savePreferences = /* @__PURE__ */ route<Contract['savePreferences']>({
  method: 'PUT',
  path: '/me/preferences',
  access: 'customer',
});

/** Stores what the signed-in staff member chose, for mails and other devices. Absent fields stay unchanged. */
export const saveStaffPreferences = /* @__PURE__ */ route<Contract['saveStaffPreferences']>({
  method: 'PUT',
  path: '/admin/me/preferences',
  access: 'staff',
});

/** Mails a one-time code for one call, or a new sign-in code; mails none to somebody with an authenticator app. Signed out, it answers alike whether or not the address is known. */
export const sendEmailCode = /* @__PURE__ */ route<Contract['sendEmailCode']>({
  method: 'POST',
  path: '/me/send-email-2fa',
  access: 'public',
});

/** Texts a code to the person’s phone number. Within 30 seconds of the code before, that one stays good. */
export const sendPhoneVerificationSms = /* @__PURE__ */ route<Contract['sendPhoneVerificationSms']>({
  method: 'POST',
  path: '/me/send-phone-verification-sms',
  access: 'customer',
});

/** Sets the password by a mailed link, once, and ends the person’s sessions. */
export const setPasswordByLink = /* @__PURE__ */ route<Contract['setPasswordByLink']>({
  method: 'POST',
  path: '/password-links/use',
  access: 'public',
});

/** Begins to connect the signed-in person’s Google or LinkedIn account. */
export const startIdentityLink = /* @__PURE__ */ route<Contract['startIdentityLink']>({
  method: 'POST',
  path: '/me/identities/{provider}/start',
  access: 'customer',
  otp: { purpose: 'POST /me/identities/{provider}/start' },
});

/** Mails a code to reset a forgotten password. Answers alike whether or not the address is known. */
export const startPasswordReset = /* @__PURE__ */ route<Contract['startPasswordReset']>({
  method: 'POST',
  path: '/sessions/password-reset',
  access: 'public',
});

/** Begins to sign in or up with Google or LinkedIn. Sets a cookie that binds the answer to this browser. */
export const startProviderSignIn = /* @__PURE__ */ route<Contract['startProviderSignIn']>({
  method: 'POST',
  path: '/sessions/providers/{provider}',
  access: 'public',
});

/** Checks e-mail and password, or what Google or LinkedIn answered, and mails a one-time code. Sets the intermediate session cookie. */
export const startSession = /* @__PURE__ */ route<Contract['startSession']>({
  method: 'POST',
  path: '/sessions/intermediate',
  access: 'public',
});

/** Checks a staff member’s e-mail and password and mails a one-time code. */
export const startStaffSession = /* @__PURE__ */ route<Contract['startStaffSession']>({
  method: 'POST',
  path: '/admin/sessions/intermediate',
  access: 'public',
});

/** Lets the session act for another organization of the signed-in person. */
export const switchOrganization = /* @__PURE__ */ route<Contract['switchOrganization']>({
  method: 'PUT',
  path: '/sessions/organization',
  access: 'customer',
});

/** Disconnects the person’s Google or LinkedIn account. Refused while they have no other way to sign in. */
export const unlinkIdentity = /* @__PURE__ */ route<Contract['unlinkIdentity']>({
  method: 'DELETE',
  path: '/me/identities/{provider}',
  access: 'customer',
  otp: { purpose: 'DELETE /me/identities/{provider}' },
});

/** Verifies the person’s phone number with the code that was texted to it. */
export const verifyPhoneNumber = /* @__PURE__ */ route<Contract['verifyPhoneNumber']>({
  method: 'POST',
  path: '/me/verify-phone-number',
  access: 'customer',
});
