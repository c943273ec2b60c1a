// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../contract/index.ts';
import { encodeForm } from './encode-form.ts';
import { readFile } from './read-file.ts';
import { route } from './route.ts';

/** Accepts the invite of a contact for an organization of the signed-in person. Both become contacts of each other, and the session acts for the organization from then on. */
export const acceptContactInvite = /* @__PURE__ */ route<Contract['acceptContactInvite']>({
  method: 'POST',
  path: '/contacts/accept-invite',
  access: 'customer',
});

/** Accepts an invite to an organization. The session acts for it from then on. */
export const acceptMemberInvite = /* @__PURE__ */ route<Contract['acceptMemberInvite']>({
  method: 'POST',
  path: '/invites/accept',
  access: 'customer',
});

/** Adds an organization to the contacts. Repeating it with the same category answers the same contact. */
export const addContact = /* @__PURE__ */ route<Contract['addContact']>({
  method: 'POST',
  path: '/contacts/add',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Adds a bank account to pay out to, after its name was checked. */
export const addExternalAccount = /* @__PURE__ */ route<Contract['addExternalAccount']>({
  method: 'POST',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager'],
  otp: { purpose: 'POST /accounts', boundTo: ({ body }) => ({ nameCheckId: body?.['nameCheckId'] }) },
});

/** Keeps a passkey, which then confirms sign-ins in place of the code. */
export const addPasskey = /* @__PURE__ */ route<Contract['addPasskey']>({
  method: 'POST',
  path: '/me/passkeys',
  access: 'customer',
  otp: { purpose: 'POST /me/passkeys' },
});

/** Answers a request for a higher plan, and mails the person who asked. */
export const answerUpgradeRequest = /* @__PURE__ */ route<Contract['answerUpgradeRequest']>({
  method: 'PUT',
  path: '/admin/upgrade-requests/{requestId}',
  access: 'staff',
  roles: ['compliance-head', 'customer-success'],
});

/** Credits a deposit to an organization’s account, also one that was credited to a wrong account. */
export const assignDeposit = /* @__PURE__ */ route<Contract['assignDeposit']>({
  method: 'POST',
  path: '/admin/deposits/{depositId}/assign',
  access: 'staff',
  movesMoney: true,
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Cancels a pending invite to the organization. Its link stops working. */
export const cancelMemberInvite = /* @__PURE__ */ route<Contract['cancelMemberInvite']>({
  method: 'POST',
  path: '/invites/cancel-invite',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'POST /invites/cancel-invite', boundTo: ({ body }) => ({ inviteId: body?.['inviteId'] }) },
});

/** Changes the holder or the details of a bank account to pay out to. Its country, currency and rail stay. */
export const changeExternalAccount = /* @__PURE__ */ route<Contract['changeExternalAccount']>({
  method: 'PUT',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager'],
  otp: { purpose: 'PUT /accounts', boundTo: ({ body }) => ({ nameCheckId: body?.['nameCheckId'] }) },
});

/** Changes the role of a member or of a pending invite. An invite is mailed again. */
export const changeMember = /* @__PURE__ */ route<Contract['changeMember']>({
  method: 'PUT',
  path: '/invites',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'PUT /invites', boundTo: ({ body }) => ({ memberId: body?.['memberId'], role: body?.['role'] }) },
});

/** Changes the password. Signs out everywhere else and forgets other devices. */
export const changePassword = /* @__PURE__ */ route<Contract['changePassword']>({
  method: 'PUT',
  path: '/me/password',
  access: 'customer',
  otp: { purpose: 'PUT /me/password' },
});

/** Changes the role of a staff member; not one’s own. */
export const changeStaffRole = /* @__PURE__ */ route<Contract['changeStaffRole']>({
  method: 'PUT',
  path: '/admin/staff/{staffId}/role',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'PUT /admin/staff/{staffId}/role', boundTo: ({ params, body }) => ({ staffId: params?.['staffId'], role: body?.['role'] }) },
});

/** Disables a staff member and ends their sessions, or enables them again; not oneself. */
export const changeStaffStatus = /* @__PURE__ */ route<Contract['changeStaffStatus']>({
  method: 'PUT',
  path: '/admin/staff/{staffId}/status',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'PUT /admin/staff/{staffId}/status', boundTo: ({ params, body }) => ({ staffId: params?.['staffId'], status: body?.['status'] }) },
});

/** Asks the bank whether an account belongs to its holder. Saving the account takes the answer’s id. */
export const checkAccountName = /* @__PURE__ */ route<Contract['checkAccountName']>({
  method: 'POST',
  path: '/accounts/check-name',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Says whether a person with this e-mail exists. Only a few addresses a quarter of an hour are answered. */
export const checkIfEmailExists = /* @__PURE__ */ route<Contract['checkIfEmailExists']>({
  method: 'POST',
  path: '/signups/check-if-email-exists',
  access: 'public',
});

/** Says whether an organization has this handle. */
export const checkIfHandleExists = /* @__PURE__ */ route<Contract['checkIfHandleExists']>({
  method: 'POST',
  path: '/signups/check-if-handle-exists',
  access: 'public',
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

/** Opens a bank-linking session for a debit. */
export const createDebitToken = /* @__PURE__ */ route<Contract['createDebitToken']>({
  method: 'POST',
  path: '/invoices/ach-debit/token',
  access: 'guest',
});

/** Creates a new guest link for an invoice of the organization that owns the key. */
export const createGuestLink = /* @__PURE__ */ route<Contract['createGuestLink']>({
  method: 'POST',
  path: '/partners/guest-links',
  access: 'api-key',
});

/** Creates a business of the signed-in person, who becomes its owner. The session acts for it from then on. */
export const createOrganization = /* @__PURE__ */ route<Contract['createOrganization']>({
  method: 'POST',
  path: '/organization',
  access: 'customer',
});

/** Creates and sends an invoice for the organization that owns the key, and returns its guest link. */
export const createPartnerInvoice = /* @__PURE__ */ route<Contract['createPartnerInvoice']>({
  method: 'POST',
  path: '/partners/invoices',
  access: 'api-key',
  movesMoney: true,
});

/** Options for the browser to create a passkey with. */
export const createPasskeyOptions = /* @__PURE__ */ route<Contract['createPasskeyOptions']>({
  method: 'POST',
  path: '/me/passkeys/options',
  access: 'customer',
});

/** Fixes amounts, rate, margin and fee of a transfer or withdrawal for a few minutes. A quote is used once. */
export const createQuote = /* @__PURE__ */ route<Contract['createQuote']>({
  method: 'POST',
  path: '/transactions/quotes',
  access: 'customer',
  roles: ['owner', 'manager'],
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

/** Deletes a draft. A sent invoice can only be canceled. */
export const deleteDraft = /* @__PURE__ */ route<Contract['deleteDraft']>({
  method: 'DELETE',
  path: '/invoices/draft/{id}',
  access: 'customer',
  roles: ['owner', 'manager'],
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

/** Whether an organization has this handle. */
export const findHandle = /* @__PURE__ */ route<Contract['findHandle']>({
  method: 'GET',
  path: '/organization/handle/{handle}',
  access: 'customer',
});

/** Finds an active organization by its complete handle, before it is added as a contact. */
export const findOrganization = /* @__PURE__ */ route<Contract['findOrganization']>({
  method: 'GET',
  path: '/organization/find',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
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

/** A file of any person or organization. Each reading is recorded. */
export const getAdminFileImage = /* @__PURE__ */ route<Contract['getAdminFileImage']>({
  method: 'GET',
  path: '/admin/files/fileimage',
  access: 'staff',
  timeoutMs: 600000,
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
  read: readFile,
});

/** The time of the business clock. */
export const getClock = /* @__PURE__ */ route<Contract['getClock']>({
  method: 'GET',
  path: '/sandbox/clock',
  access: 'public',
});

/** The organization’s profile. */
export const getCompanyInfo = /* @__PURE__ */ route<Contract['getCompanyInfo']>({
  method: 'GET',
  path: '/organization/company-info',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Reads an invite to a company that is not on the platform, by the token of its link. */
export const getCompanyInvite = /* @__PURE__ */ route<Contract['getCompanyInvite']>({
  method: 'GET',
  path: '/invited-signups/get-company-invite',
  access: 'public',
});

/** The installation’s settings for people with access to an organization. */
export const getConstants = /* @__PURE__ */ route<Contract['getConstants']>({
  method: 'GET',
  path: '/me/constants',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The current rate and margin of a conversion, with source and time. A quote fixes them. */
export const getConversionRate = /* @__PURE__ */ route<Contract['getConversionRate']>({
  method: 'GET',
  path: '/transactions/rate',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The countries whose phone numbers can be used, by name in the caller’s language. */
export const getCountriesPhoneInfo = /* @__PURE__ */ route<Contract['getCountriesPhoneInfo']>({
  method: 'GET',
  path: '/signups/countries-phone-info',
  access: 'public',
});

/** The debit authorisation to accept, for a linked bank account. */
export const getDebitAuthorization = /* @__PURE__ */ route<Contract['getDebitAuthorization']>({
  method: 'POST',
  path: '/invoices/ach-debit/authorization',
  access: 'guest',
});

/** A deposit of the organization, with what explains its status. */
export const getDeposit = /* @__PURE__ */ route<Contract['getDeposit']>({
  method: 'GET',
  path: '/currency-accounts/deposits/{depositId}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** How to send money to one of the organization’s accounts: by a local transfer, and from abroad. */
export const getDepositInstructions = /* @__PURE__ */ route<Contract['getDepositInstructions']>({
  method: 'GET',
  path: '/currency-accounts/deposit-instructions',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** One bank account that the organization pays out to, with its history; also a removed one. */
export const getExternalAccount = /* @__PURE__ */ route<Contract['getExternalAccount']>({
  method: 'GET',
  path: '/accounts/{accountId}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** A file: of the person, of the organization for its readers, or the logo of an invoice for its buyer. */
export const getFileImage = /* @__PURE__ */ route<Contract['getFileImage']>({
  method: 'GET',
  path: '/files/fileimage',
  access: 'customer',
  timeoutMs: 600000,
  read: readFile,
});

/** The organization’s balance, guaranteed funds and outstanding income in one currency. */
export const getFunds = /* @__PURE__ */ route<Contract['getFunds']>({
  method: 'GET',
  path: '/organization/funds',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Reads an invite to join an organization, by the token of its link. */
export const getInvite = /* @__PURE__ */ route<Contract['getInvite']>({
  method: 'GET',
  path: '/invited-signups/get-invite',
  access: 'public',
});

/** The invoice of the invite token. */
export const getInvitedInvoice = /* @__PURE__ */ route<Contract['getInvitedInvoice']>({
  method: 'GET',
  path: '/invoices/get-from-invite',
  access: 'guest',
});

/** One invoice, as the seller or the buyer sees it. */
export const getInvoice = /* @__PURE__ */ route<Contract['getInvoice']>({
  method: 'GET',
  path: '/invoices/{id}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Counts and totals of open income and expenses, in one currency or in all. */
export const getInvoiceIndicators = /* @__PURE__ */ route<Contract['getInvoiceIndicators']>({
  method: 'GET',
  path: '/dashboard/invoices-indicators',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The signed-in person with the organization they act for. */
export const getMe = /* @__PURE__ */ route<Contract['getMe']>({
  method: 'GET',
  path: '/me',
  access: 'customer',
});

/** Reads an invite by the token of its mailed link, for the person it was mailed to. */
export const getMemberInvite = /* @__PURE__ */ route<Contract['getMemberInvite']>({
  method: 'GET',
  path: '/invites/received',
  access: 'customer',
});

/** What the organization, or the signed-in person, has yet to give. */
export const getMissingInformation = /* @__PURE__ */ route<Contract['getMissingInformation']>({
  method: 'GET',
  path: '/organization/missing-information',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** One organization with its members, accounts and invoice counts. */
export const getOrganization = /* @__PURE__ */ route<Contract['getOrganization']>({
  method: 'GET',
  path: '/admin/organizations/{organizationId}',
  access: 'staff',
});

/** An invoice of the organization that owns the key. */
export const getPartnerInvoice = /* @__PURE__ */ route<Contract['getPartnerInvoice']>({
  method: 'GET',
  path: '/partners/invoices/{id}',
  access: 'api-key',
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

/** Reward points of the organization, what they are worth, and how the latest were earned. */
export const getRewards = /* @__PURE__ */ route<Contract['getRewards']>({
  method: 'GET',
  path: '/dashboard/rewards',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
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

/** Which outside services the server is configured for. Holds no secrets. */
export const getSystem = /* @__PURE__ */ route<Contract['getSystem']>({
  method: 'GET',
  path: '/admin/system',
  access: 'staff',
  roles: ['compliance-head'],
});

/** The current terms in the caller’s language, of which a sign-up accepts a version. */
export const getTerms = /* @__PURE__ */ route<Contract['getTerms']>({
  method: 'GET',
  path: '/signups/terms',
  access: 'public',
});

/** A transfer that the organization made or received, with the steps that explain its status. */
export const getTransfer = /* @__PURE__ */ route<Contract['getTransfer']>({
  method: 'GET',
  path: '/transactions/transfers/{transferId}',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Invites a supplier by mail. The answer is the same whether or not the address has an account. */
export const inviteContact = /* @__PURE__ */ route<Contract['inviteContact']>({
  method: 'POST',
  path: '/contacts/new-invite',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Invites a person to the organization by mail. The answer is the same whether or not they have an account. */
export const inviteMember = /* @__PURE__ */ route<Contract['inviteMember']>({
  method: 'POST',
  path: '/invites',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'POST /invites', boundTo: ({ body }) => ({ inviteeEmail: body?.['inviteeEmail'], role: body?.['role'] }) },
});

/** Creates a staff member and mails them a link to set their password. IdempotencyConflictError if the address is taken. */
export const inviteStaff = /* @__PURE__ */ route<Contract['inviteStaff']>({
  method: 'POST',
  path: '/admin/staff',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'POST /admin/staff', boundTo: ({ body }) => ({ inviteeEmail: body?.['inviteeEmail'], role: body?.['role'] }) },
});

/** Puts the organization on the waiting list for accounts in a currency. Repeating it changes nothing. */
export const joinWaitlist = /* @__PURE__ */ route<Contract['joinWaitlist']>({
  method: 'POST',
  path: '/organization/waitlist',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Connects a Google or LinkedIn account to the signed-in person: the one of the answer, or without an answer the one with which this browser could not sign in. */
export const linkIdentity = /* @__PURE__ */ route<Contract['linkIdentity']>({
  method: 'POST',
  path: '/me/identities',
  access: 'customer',
});

/** Every way to send money to a bank: countries, currencies, rails, and the fields that name an account. */
export const listAvailableCorridors = /* @__PURE__ */ route<Contract['listAvailableCorridors']>({
  method: 'GET',
  path: '/accounts/available-corridors',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Every currency account of the organization, in display order. */
export const listBalances = /* @__PURE__ */ route<Contract['listBalances']>({
  method: 'GET',
  path: '/currency-accounts/balances',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The organization’s contacts, grouped by status, each group by name. */
export const listContacts = /* @__PURE__ */ route<Contract['listContacts']>({
  method: 'GET',
  path: '/contacts',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Deposits of all organizations and of nobody yet, newest first. */
export const listDeposits = /* @__PURE__ */ route<Contract['listDeposits']>({
  method: 'GET',
  path: '/admin/deposits',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'finance'],
});

/** Invoices that the organization received, newest due date first. */
export const listExpenses = /* @__PURE__ */ route<Contract['listExpenses']>({
  method: 'GET',
  path: '/invoices/expenses',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The bank accounts that the organization pays out to, by name. */
export const listExternalAccounts = /* @__PURE__ */ route<Contract['listExternalAccounts']>({
  method: 'GET',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Invoices that the organization issued, drafts included, newest due date first. */
export const listIncome = /* @__PURE__ */ route<Contract['listIncome']>({
  method: 'GET',
  path: '/invoices/income',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The organization’s members and its pending invites. */
export const listMembers = /* @__PURE__ */ route<Contract['listMembers']>({
  method: 'GET',
  path: '/invites',
  access: 'customer',
  roles: ['owner'],
});

/** Emails and text messages of the last 30 days, newest first, and what became of each. Without their content. */
export const listMessages = /* @__PURE__ */ route<Contract['listMessages']>({
  method: 'GET',
  path: '/admin/messages',
  access: 'staff',
  roles: ['compliance-head', 'customer-success'],
});

/** Files of an organization and of its members, newest first. A removed file is listed until it is deleted. */
export const listOrganizationFiles = /* @__PURE__ */ route<Contract['listOrganizationFiles']>({
  method: 'GET',
  path: '/admin/organizations/{organizationId}/files',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
});

/** Organizations, newest first. */
export const listOrganizations = /* @__PURE__ */ route<Contract['listOrganizations']>({
  method: 'GET',
  path: '/admin/organizations',
  access: 'staff',
});

/** The organizations that the signed-in person belongs to, the first joined first. */
export const listOwnOrganizations = /* @__PURE__ */ route<Contract['listOwnOrganizations']>({
  method: 'GET',
  path: '/me/organizations',
  access: 'customer',
});

/** The organization’s referrals, newest first. */
export const listReferralPartners = /* @__PURE__ */ route<Contract['listReferralPartners']>({
  method: 'GET',
  path: '/contacts/referral-partners',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Staff members, newest first. */
export const listStaff = /* @__PURE__ */ route<Contract['listStaff']>({
  method: 'GET',
  path: '/admin/staff',
  access: 'staff',
  roles: ['compliance-head'],
});

/** The currencies that money of an account can be sent in, to a country or to a bank account. */
export const listTransferCurrencies = /* @__PURE__ */ route<Contract['listTransferCurrencies']>({
  method: 'GET',
  path: '/accounts/transfer-currencies',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Requests of organizations for a higher plan, newest first. */
export const listUpgradeRequests = /* @__PURE__ */ route<Contract['listUpgradeRequests']>({
  method: 'GET',
  path: '/admin/upgrade-requests',
  access: 'staff',
});

/** Moves the business clock forward and does the work that becomes due, in order. */
export const moveClock = /* @__PURE__ */ route<Contract['moveClock']>({
  method: 'POST',
  path: '/sandbox/clock',
  access: 'public',
});

/** Moves a contact to another category. */
export const moveContact = /* @__PURE__ */ route<Contract['moveContact']>({
  method: 'POST',
  path: '/contacts/move',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Debits the linked bank account under the accepted authorisation. */
export const payByDebit = /* @__PURE__ */ route<Contract['payByDebit']>({
  method: 'POST',
  path: '/invoices/ach-debit/pay',
  access: 'guest',
  movesMoney: true,
});

/** Pays an invoice from the buyer’s balance. */
export const payInvoice = /* @__PURE__ */ route<Contract['payInvoice']>({
  method: 'POST',
  path: '/invoices/pay',
  access: 'customer',
  movesMoney: true,
  roles: ['owner', 'manager'],
  otp: { purpose: 'POST /invoices/pay', boundTo: ({ body }) => ({ invoiceId: body?.['invoiceId'] }) },
});

/** Refers other companies: mails an invitation to each address. All or none are referred. */
export const referPartners = /* @__PURE__ */ route<Contract['referPartners']>({
  method: 'POST',
  path: '/contacts/referral-partners',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Credits a deposit that monitoring kept back. */
export const releaseDeposit = /* @__PURE__ */ route<Contract['releaseDeposit']>({
  method: 'POST',
  path: '/admin/deposits/{depositId}/release',
  access: 'staff',
  movesMoney: true,
  roles: ['compliance-head', 'compliance-admin'],
});

/** Removes the authenticator app and its recovery codes. Codes are mailed again. */
export const removeAuthenticator = /* @__PURE__ */ route<Contract['removeAuthenticator']>({
  method: 'DELETE',
  path: '/me/2fa-secret',
  access: 'customer',
  otp: { purpose: 'DELETE /me/2fa-secret' },
});

/** Removes a bank account from those to pay out to. Payments that were sent to it still show it. */
export const removeExternalAccount = /* @__PURE__ */ route<Contract['removeExternalAccount']>({
  method: 'DELETE',
  path: '/accounts',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Removes a file of the organization. */
export const removeFile = /* @__PURE__ */ route<Contract['removeFile']>({
  method: 'DELETE',
  path: '/files',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Removes a member. Their sessions stop acting for the organization at once. */
export const removeMember = /* @__PURE__ */ route<Contract['removeMember']>({
  method: 'DELETE',
  path: '/invites/remove-user',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'DELETE /invites/remove-user', boundTo: ({ body }) => ({ memberId: body?.['memberId'] }) },
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

/** Removes a document about an organization that staff uploaded. */
export const removeStaffFile = /* @__PURE__ */ route<Contract['removeStaffFile']>({
  method: 'DELETE',
  path: '/admin/files',
  access: 'staff',
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
});

/** Removes a file of the signed-in person. */
export const removeUserFile = /* @__PURE__ */ route<Contract['removeUserFile']>({
  method: 'DELETE',
  path: '/files/user',
  access: 'customer',
});

/** Changes what the organization calls a bank account. */
export const renameExternalAccount = /* @__PURE__ */ route<Contract['renameExternalAccount']>({
  method: 'PUT',
  path: '/accounts/name',
  access: 'customer',
  roles: ['owner', 'manager'],
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

/** Stores an uncaught error of the portal or the back office, without personal data. */
export const reportError = /* @__PURE__ */ route<Contract['reportError']>({
  method: 'POST',
  path: '/error-reports',
  access: 'public',
});

/** Asks for the Premium plan. Staff are mailed; a request that is open is answered again. */
export const requestPlanUpgrade = /* @__PURE__ */ route<Contract['requestPlanUpgrade']>({
  method: 'POST',
  path: '/organization/upgrade-request',
  access: 'customer',
  roles: ['owner'],
});

/** Mails an invite again, with a new link that replaces the old one. At most every ten minutes. */
export const resendContactInvite = /* @__PURE__ */ route<Contract['resendContactInvite']>({
  method: 'POST',
  path: '/contacts/resend-invite',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Mails an invited person the link for their own e-mail again. Answers alike whatever is known of the address. */
export const resendInvitedVerificationEmail = /* @__PURE__ */ route<Contract['resendInvitedVerificationEmail']>({
  method: 'POST',
  path: '/invited-signups/resend-verification-email',
  access: 'public',
});

/** Mails a new link to a staff member who has no password yet. The old link ends. */
export const resendStaffInvitation = /* @__PURE__ */ route<Contract['resendStaffInvitation']>({
  method: 'POST',
  path: '/admin/staff/{staffId}/invitation',
  access: 'staff',
  roles: ['compliance-head'],
});

/** Mails the verification link again. Answers alike whether or not somebody signed up with the address. */
export const resendVerificationEmail = /* @__PURE__ */ route<Contract['resendVerificationEmail']>({
  method: 'POST',
  path: '/signups/resend-verification-email',
  access: 'public',
});

/** Sets a new password with the mailed reset code, and ends all sessions. With an authenticator app set up, its code is needed too, as otp-code. */
export const resetPassword = /* @__PURE__ */ route<Contract['resetPassword']>({
  method: 'PUT',
  path: '/sessions/password-reset',
  access: 'public',
});

/** Removes whatever confirms the sign-ins of a staff member besides the password, and ends their sessions; not one’s own. */
export const resetStaff2fa = /* @__PURE__ */ route<Contract['resetStaff2fa']>({
  method: 'PUT',
  path: '/admin/staff/{staffId}/reset-2fa',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'PUT /admin/staff/{staffId}/reset-2fa', boundTo: ({ params }) => ({ staffId: params?.['staffId'] }) },
});

/** Saves what the organization says of itself. */
export const saveCompanyInfo = /* @__PURE__ */ route<Contract['saveCompanyInfo']>({
  method: 'PUT',
  path: '/organization/company-info',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Creates a draft, or replaces the content of one. */
export const saveDraft = /* @__PURE__ */ route<Contract['saveDraft']>({
  method: 'PUT',
  path: '/invoices/draft',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Saves some of the missing information. Returns what is still missing. */
export const saveMissingInformation = /* @__PURE__ */ route<Contract['saveMissingInformation']>({
  method: 'POST',
  path: '/organization/missing-information',
  access: 'customer',
  roles: ['owner'],
});

/** Keeps the person’s phone number. Another number than before is not verified yet. */
export const savePhoneNumber = /* @__PURE__ */ route<Contract['savePhoneNumber']>({
  method: 'POST',
  path: '/me/phone-number',
  access: 'customer',
});

/** Stores the language that the signed-in person chose, for mails and other devices. */
export const savePreferences = /* @__PURE__ */ route<Contract['savePreferences']>({
  method: 'PUT',
  path: '/me/preferences',
  access: 'customer',
});

/** Stores the language that the signed-in staff member chose, for mails and other devices. */
export const saveStaffPreferences = /* @__PURE__ */ route<Contract['saveStaffPreferences']>({
  method: 'PUT',
  path: '/admin/me/preferences',
  access: 'staff',
});

/** The organization’s contacts and invoices that match a text, those of one kind together, the best first. */
export const searchRecords = /* @__PURE__ */ route<Contract['searchRecords']>({
  method: 'GET',
  path: '/search',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Organizations and their people that match a text, those of one kind together, the best first. */
export const searchStaffRecords = /* @__PURE__ */ route<Contract['searchStaffRecords']>({
  method: 'GET',
  path: '/admin/me/search',
  access: 'staff',
});

/** Mails a one-time code for one call, or a new sign-in code; mails none to somebody with an authenticator app. Signed out, it answers alike whether or not the address is known. */
export const sendEmailCode = /* @__PURE__ */ route<Contract['sendEmailCode']>({
  method: 'POST',
  path: '/me/send-email-2fa',
  access: 'public',
});

/** Numbers a draft, bills it and mails the buyer a link. */
export const sendInvoice = /* @__PURE__ */ route<Contract['sendInvoice']>({
  method: 'POST',
  path: '/invoices/send',
  access: 'customer',
  movesMoney: true,
  roles: ['owner', 'manager'],
});

/** Texts a code to the person’s phone number. Within 30 seconds of the code before, that one stays good. */
export const sendPhoneVerificationSms = /* @__PURE__ */ route<Contract['sendPhoneVerificationSms']>({
  method: 'POST',
  path: '/me/send-phone-verification-sms',
  access: 'customer',
});

/** Sets type and handle of an organization without a handle. Neither can be changed later. */
export const setBusinessTypeAndHandle = /* @__PURE__ */ route<Contract['setBusinessTypeAndHandle']>({
  method: 'POST',
  path: '/organization/business-type-and-handle',
  access: 'customer',
  roles: ['owner'],
});

/** Signs a person up and mails the link that verifies their e-mail. They can sign in once it is verified. */
export const setCredentials = /* @__PURE__ */ route<Contract['setCredentials']>({
  method: 'POST',
  path: '/signups/set-credentials',
  access: 'public',
});

/** Sets the handle of an organization without one. It can’t be changed later. */
export const setHandle = /* @__PURE__ */ route<Contract['setHandle']>({
  method: 'POST',
  path: '/organization/handle',
  access: 'customer',
  roles: ['owner'],
});

/** Signs up a person of a company that was invited to the platform. */
export const setInvitedCompanyCredentials = /* @__PURE__ */ route<Contract['setInvitedCompanyCredentials']>({
  method: 'POST',
  path: '/invited-signups/set-credentials-company',
  access: 'public',
});

/** Signs up a person who was invited to join an organization. */
export const setInvitedCredentials = /* @__PURE__ */ route<Contract['setInvitedCredentials']>({
  method: 'POST',
  path: '/invited-signups/set-credentials',
  access: 'public',
});

/** Sets the password by a mailed link, once, and ends the person’s sessions. */
export const setPasswordByLink = /* @__PURE__ */ route<Contract['setPasswordByLink']>({
  method: 'POST',
  path: '/password-links/use',
  access: 'public',
});

/** Signs up a person with the Google or LinkedIn account that this browser has just proven. They sign in next, with a code. */
export const signUpWithProvider = /* @__PURE__ */ route<Contract['signUpWithProvider']>({
  method: 'POST',
  path: '/signups/provider',
  access: 'public',
});

/** Simulates a bank credit to a currency account, in sandbox mode. */
export const simulateDeposit = /* @__PURE__ */ route<Contract['simulateDeposit']>({
  method: 'POST',
  path: '/currency-accounts/simulate-deposit',
  access: 'customer',
  movesMoney: true,
  roles: ['owner', 'manager'],
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

/** Makes the transfer of a quote, to an own account or to another business. */
export const transferMoney = /* @__PURE__ */ route<Contract['transferMoney']>({
  method: 'POST',
  path: '/transactions/transfer',
  access: 'customer',
  movesMoney: true,
  roles: ['owner', 'manager'],
  otp: { purpose: 'POST /transactions/transfer', boundTo: ({ body }) => ({ quoteId: body?.['quoteId'] }) },
});

/** Disconnects the person’s Google or LinkedIn account. Refused while they have no other way to sign in. */
export const unlinkIdentity = /* @__PURE__ */ route<Contract['unlinkIdentity']>({
  method: 'DELETE',
  path: '/me/identities/{provider}',
  access: 'customer',
  otp: { purpose: 'DELETE /me/identities/{provider}' },
});

/** Changes the language of a file of the organization. */
export const updateFileLanguage = /* @__PURE__ */ route<Contract['updateFileLanguage']>({
  method: 'POST',
  path: '/files/update-language',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Changes the language of a file of the signed-in person. */
export const updateUserFileLanguage = /* @__PURE__ */ route<Contract['updateUserFileLanguage']>({
  method: 'POST',
  path: '/files/user/update-language',
  access: 'customer',
});

/** Uploads a file of the organization. */
export const uploadFile = /* @__PURE__ */ route<Contract['uploadFile']>({
  method: 'POST',
  path: '/files',
  access: 'customer',
  timeoutMs: 600000,
  roles: ['owner', 'manager'],
  encode: encodeForm,
});

/** Uploads a document about an organization. */
export const uploadStaffFile = /* @__PURE__ */ route<Contract['uploadStaffFile']>({
  method: 'POST',
  path: '/admin/files',
  access: 'staff',
  timeoutMs: 600000,
  roles: ['compliance-head', 'compliance-admin', 'customer-success'],
  encode: encodeForm,
});

/** Uploads a file of the signed-in person, for the group proofOfPhysicalResidentialAddress. */
export const uploadUserFile = /* @__PURE__ */ route<Contract['uploadUserFile']>({
  method: 'POST',
  path: '/files/user',
  access: 'customer',
  timeoutMs: 600000,
  encode: encodeForm,
});

/** Verifies the e-mail of a sign-up with the token of the mailed link, once within 24 hours. The person can then sign in. */
export const verifyEmail = /* @__PURE__ */ route<Contract['verifyEmail']>({
  method: 'POST',
  path: '/signups/verify-email',
  access: 'public',
});

/** Verifies the person’s phone number with the code that was texted to it. */
export const verifyPhoneNumber = /* @__PURE__ */ route<Contract['verifyPhoneNumber']>({
  method: 'POST',
  path: '/me/verify-phone-number',
  access: 'customer',
});

/** Verifies the e-mail that an invited person gave instead of the invite’s, with the token of the mailed link. */
export const verifyUpdatedEmail = /* @__PURE__ */ route<Contract['verifyUpdatedEmail']>({
  method: 'POST',
  path: '/invited-signups/verify-updated-email',
  access: 'public',
});

/** Withdraws an unanswered invite: its link stops working and the contact is removed. */
export const withdrawContactInvite = /* @__PURE__ */ route<Contract['withdrawContactInvite']>({
  method: 'DELETE',
  path: '/contacts/invite',
  access: 'customer',
  roles: ['owner', 'manager'],
});
