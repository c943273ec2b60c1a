// Written by scripts/generate.mjs from the folders beside it. Run `npm run generate`; do not edit.
import { handler as acceptContactInvite } from './signups/accept-contact-invite.handler.ts';
import { handler as acceptMemberInvite } from './members/accept-member-invite.handler.ts';
import { handler as addContact } from './contacts/add-contact.handler.ts';
import { handler as addExternalAccount } from './external-accounts/add-external-account.handler.ts';
import { handler as addInternalNote } from './verification-cases/add-internal-note.handler.ts';
import { handler as addPasskey } from './identity/add-passkey.handler.ts';
import { handler as answerInformationRequest } from './information-requests/answer-information-request.handler.ts';
import { handler as answerUpgradeRequest } from './back-office/answer-upgrade-request.handler.ts';
import { handler as approveCompany } from './verification-cases/approve-company.handler.ts';
import { handler as approveOwnerEntity } from './verification-cases/approve-owner-entity.handler.ts';
import { handler as approveStep } from './verification-cases/approve-step.handler.ts';
import { handler as approveUser } from './verification-cases/approve-user.handler.ts';
import { handler as archiveInvoice } from './invoices/archive-invoice.handler.ts';
import { handler as assignDeposit } from './back-office/assign-deposit.handler.ts';
import { handler as attachDocument } from './invoices/attachments/attach-document.handler.ts';
import { handler as attachInvoiceToRequest } from './information-requests/attach-invoice-to-request.handler.ts';
import { handler as cancelInvoice } from './invoices/cancel-invoice.handler.ts';
import { handler as cancelMemberInvite } from './members/cancel-member-invite.handler.ts';
import { handler as cancelTransfer } from './transfers/cancel-transfer.handler.ts';
import { handler as changeExternalAccount } from './external-accounts/change-external-account.handler.ts';
import { handler as changeMember } from './members/change-member.handler.ts';
import { handler as changeOwnerEmail } from './verification/change-owner-email.handler.ts';
import { handler as changePassword } from './identity/change-password.handler.ts';
import { handler as changeSeries } from './invoices/series/change-series.handler.ts';
import { handler as changeStaffRole } from './staff/change-staff-role.handler.ts';
import { handler as changeStaffStatus } from './staff/change-staff-status.handler.ts';
import { handler as checkAccountName } from './external-accounts/check-account-name.handler.ts';
import { handler as checkIfEmailExists } from './signups/check-if-email-exists.handler.ts';
import { handler as checkIfHandleExists } from './signups/check-if-handle-exists.handler.ts';
import { handler as checkPasswordLink } from './identity/check-password-link.handler.ts';
import { handler as confirmAuthenticator } from './identity/confirm-authenticator.handler.ts';
import { handler as confirmEmail } from './identity/confirm-email.handler.ts';
import { handler as confirmSession } from './identity/confirm-session.handler.ts';
import { handler as confirmStaffAuthenticator } from './identity/confirm-staff-authenticator.handler.ts';
import { handler as confirmStaffSession } from './identity/confirm-staff-session.handler.ts';
import { handler as correctBusinessAddress } from './verification-cases/correct-business-address.handler.ts';
import { handler as correctLegalName } from './verification-cases/correct-legal-name.handler.ts';
import { handler as correctPersonNames } from './verification-cases/correct-person-names.handler.ts';
import { handler as createApiKey } from './partners/create-api-key.handler.ts';
import { handler as createAuthenticatorSecret } from './identity/create-authenticator-secret.handler.ts';
import { handler as createCardSession } from './payments/create-card-session.handler.ts';
import { handler as createCheckoutSession } from './onboarding-fee/create-checkout-session.handler.ts';
import { handler as createDebitToken } from './payments/create-debit-token.handler.ts';
import { handler as createEmbedSession } from './partners/create-embed-session.handler.ts';
import { handler as createGuestLink } from './partners/create-guest-link.handler.ts';
import { handler as createKycSession } from './verification/create-kyc-session.handler.ts';
import { handler as createOrganization } from './signups/create-organization.handler.ts';
import { handler as createPartnerCustomer } from './partners/create-partner-customer.handler.ts';
import { handler as createPartnerInvoice } from './partners/create-partner-invoice.handler.ts';
import { handler as createPasskeyOptions } from './identity/create-passkey-options.handler.ts';
import { handler as createQuote } from './transfers/create-quote.handler.ts';
import { handler as createSignInPasskeyOptions } from './identity/create-sign-in-passkey-options.handler.ts';
import { handler as createStaffAuthenticatorSecret } from './identity/create-staff-authenticator-secret.handler.ts';
import { handler as decideFreePlanBalance } from './plans/free-plan/decide-free-plan-balance.handler.ts';
import { handler as decideLicenceRelease } from './back-office/decide-licence-release.handler.ts';
import { handler as decidePayment } from './payments/decide-payment.handler.ts';
import { handler as decideTransfer } from './transfers/decide-transfer.handler.ts';
import { handler as decideWithdrawal } from './transfers/decide-withdrawal.handler.ts';
import { handler as deleteDraft } from './invoices/delete-draft.handler.ts';
import { handler as denyCompany } from './verification-cases/deny-company.handler.ts';
import { handler as denyDeposit } from './back-office/deny-deposit.handler.ts';
import { handler as denyStep } from './verification-cases/deny-step.handler.ts';
import { handler as denyUser } from './verification-cases/deny-user.handler.ts';
import { handler as detachInvoiceFromRequest } from './information-requests/detach-invoice-from-request.handler.ts';
import { handler as endOtherSessions } from './identity/end-other-sessions.handler.ts';
import { handler as endOwnSession } from './identity/end-own-session.handler.ts';
import { handler as endSession } from './identity/end-session.handler.ts';
import { handler as endStaffSession } from './identity/end-staff-session.handler.ts';
import { handler as escalateCase } from './verification-cases/escalate-case.handler.ts';
import { handler as escalateOrganization } from './back-office/escalate-organization.handler.ts';
import { handler as exportInvoices } from './invoices/export/export-invoices.handler.ts';
import { handler as exportTransactions } from './transactions/export-transactions.handler.ts';
import { handler as finalizeVerification } from './verification/finalize-verification.handler.ts';
import { handler as findCryptoQuote } from './payments/find-crypto-quote.handler.ts';
import { handler as findHandle } from './organizations/find-handle.handler.ts';
import { handler as findLinkedInvoice } from './invoices/find-linked-invoice.handler.ts';
import { handler as findOrganization } from './organizations/find-organization.handler.ts';
import { handler as finishOnboarding } from './verification/finish-onboarding.handler.ts';
import { handler as forgetDevice } from './identity/forget-device.handler.ts';
import { handler as forgetProvenIdentity } from './identity/forget-proven-identity.handler.ts';
import { handler as getAccountStatement } from './transactions/get-account-statement.handler.ts';
import { handler as getAdminFileImage } from './files/get-admin-file-image.handler.ts';
import { handler as getBankReconciliation } from './back-office/get-bank-reconciliation.handler.ts';
import { handler as getClock } from './sandbox/clock/get-clock.handler.ts';
import { handler as getCompanyInfo } from './organizations/get-company-info.handler.ts';
import { handler as getCompanyInvite } from './signups/get-company-invite.handler.ts';
import { handler as getCompanyUnderVerification } from './verification-cases/get-company-under-verification.handler.ts';
import { handler as getConstants } from './identity/get-constants.handler.ts';
import { handler as getConversionRate } from './transfers/get-conversion-rate.handler.ts';
import { handler as getCountriesPhoneInfo } from './signups/get-countries-phone-info.handler.ts';
import { handler as getCustomerFile } from './verification-cases/get-customer-file.handler.ts';
import { handler as getDebitAuthorization } from './payments/get-debit-authorization.handler.ts';
import { handler as getDeposit } from './accounts/deposits/get-deposit.handler.ts';
import { handler as getDepositInstructions } from './accounts/deposits/get-deposit-instructions.handler.ts';
import { handler as getExternalAccount } from './external-accounts/get-external-account.handler.ts';
import { handler as getFileImage } from './files/get-file-image.handler.ts';
import { handler as getFunds } from './accounts/get-funds.handler.ts';
import { handler as getInReview } from './verification/get-in-review.handler.ts';
import { handler as getInformationRequest } from './information-requests/get-information-request.handler.ts';
import { handler as getInvite } from './signups/get-invite.handler.ts';
import { handler as getInvitedInvoice } from './invoices/get-invited-invoice.handler.ts';
import { handler as getInvoice } from './invoices/get-invoice.handler.ts';
import { handler as getInvoiceDocument } from './invoices/documents/get-invoice-document.handler.ts';
import { handler as getInvoiceIndicators } from './accounts/get-invoice-indicators.handler.ts';
import { handler as getLastInvoice } from './invoices/get-last-invoice.handler.ts';
import { handler as getMe } from './identity/get-me.handler.ts';
import { handler as getMemberInvite } from './members/get-member-invite.handler.ts';
import { handler as getMissingInformation } from './organizations/get-missing-information.handler.ts';
import { handler as getOrganization } from './back-office/get-organization.handler.ts';
import { handler as getOverview } from './dashboard/get-overview.handler.ts';
import { handler as getPartnerCustomer } from './partners/get-partner-customer.handler.ts';
import { handler as getPartnerInvoice } from './partners/get-partner-invoice.handler.ts';
import { handler as getPersonUnderVerification } from './verification-cases/get-person-under-verification.handler.ts';
import { handler as getPlan } from './plans/get-plan.handler.ts';
import { handler as getProvenIdentity } from './identity/get-proven-identity.handler.ts';
import { handler as getPublicConstants } from './identity/get-public-constants.handler.ts';
import { handler as getRewards } from './rewards/get-rewards.handler.ts';
import { handler as getSecurity } from './identity/get-security.handler.ts';
import { handler as getStaffDeposit } from './back-office/get-staff-deposit.handler.ts';
import { handler as getStaffMe } from './identity/get-staff-me.handler.ts';
import { handler as getStaffSecurity } from './identity/get-staff-security.handler.ts';
import { handler as getStaffTransfer } from './transfers/get-staff-transfer.handler.ts';
import { handler as getStatementFile } from './transactions/get-statement-file.handler.ts';
import { handler as getStatementProof } from './transactions/get-statement-proof.handler.ts';
import { handler as getSystem } from './back-office/get-system.handler.ts';
import { handler as getTerms } from './signups/get-terms.handler.ts';
import { handler as getTransaction } from './transactions/get-transaction.handler.ts';
import { handler as getTransfer } from './transfers/get-transfer.handler.ts';
import { handler as getTransferInstructions } from './payments/get-transfer-instructions.handler.ts';
import { handler as getTransferTerms } from './transfers/get-transfer-terms.handler.ts';
import { handler as getVerification } from './verification/get-verification.handler.ts';
import { handler as inviteContact } from './contacts/invite-contact.handler.ts';
import { handler as inviteMember } from './members/invite-member.handler.ts';
import { handler as inviteStaff } from './staff/invite-staff.handler.ts';
import { handler as inviteToOpenAccount } from './accounts/invite-to-open-account.handler.ts';
import { handler as joinWaitlist } from './organizations/join-waitlist.handler.ts';
import { handler as linkIdentity } from './identity/link-identity.handler.ts';
import { handler as listAllowedDocuments } from './verification/list-allowed-documents.handler.ts';
import { handler as listApiKeys } from './partners/list-api-keys.handler.ts';
import { handler as listAvailableCorridors } from './external-accounts/list-available-corridors.handler.ts';
import { handler as listBalances } from './accounts/list-balances.handler.ts';
import { handler as listBankReconciliations } from './back-office/list-bank-reconciliations.handler.ts';
import { handler as listBankStatementAlarms } from './back-office/list-bank-statement-alarms.handler.ts';
import { handler as listBlockedMoney } from './back-office/list-blocked-money.handler.ts';
import { handler as listCompaniesUnderVerification } from './verification-cases/list-companies-under-verification.handler.ts';
import { handler as listCompletedGuaranteedInvoices } from './invoices/list-completed-guaranteed-invoices.handler.ts';
import { handler as listContacts } from './contacts/list-contacts.handler.ts';
import { handler as listDeposits } from './back-office/list-deposits.handler.ts';
import { handler as listEmailingDocs } from './notifications/list-emailing-docs.handler.ts';
import { handler as listExpenses } from './invoices/list-expenses.handler.ts';
import { handler as listExternalAccounts } from './external-accounts/list-external-accounts.handler.ts';
import { handler as listFreePlanBalances } from './plans/free-plan/list-free-plan-balances.handler.ts';
import { handler as listFxCovers } from './back-office/list-fx-covers.handler.ts';
import { handler as listFxPositions } from './back-office/list-fx-positions.handler.ts';
import { handler as listGuaranteedInvoices } from './invoices/list-guaranteed-invoices.handler.ts';
import { handler as listGuestLinks } from './invoices/list-guest-links.handler.ts';
import { handler as listIncome } from './invoices/list-income.handler.ts';
import { handler as listInformationRequests } from './information-requests/list-information-requests.handler.ts';
import { handler as listInvoiceEvents } from './invoices/list-invoice-events.handler.ts';
import { handler as listInvoiceLog } from './invoices/list-invoice-log.handler.ts';
import { handler as listMembers } from './members/list-members.handler.ts';
import { handler as listMessages } from './back-office/list-messages.handler.ts';
import { handler as listOrganizationDeposits } from './accounts/deposits/list-organization-deposits.handler.ts';
import { handler as listOrganizationFiles } from './back-office/list-organization-files.handler.ts';
import { handler as listOrganizations } from './back-office/list-organizations.handler.ts';
import { handler as listOwnOrganizations } from './organizations/list-own-organizations.handler.ts';
import { handler as listPaymentExceptions } from './back-office/list-payment-exceptions.handler.ts';
import { handler as listPeopleUnderVerification } from './verification-cases/list-people-under-verification.handler.ts';
import { handler as listProviderErrors } from './account-applications/list-provider-errors.handler.ts';
import { handler as listReferralPartners } from './contacts/list-referral-partners.handler.ts';
import { handler as listSellerDebts } from './back-office/list-seller-debts.handler.ts';
import { handler as listSeries } from './invoices/series/list-series.handler.ts';
import { handler as listSignUps } from './verification-cases/list-sign-ups.handler.ts';
import { handler as listStaff } from './staff/list-staff.handler.ts';
import { handler as listTransactions } from './transactions/list-transactions.handler.ts';
import { handler as listTransferCurrencies } from './external-accounts/list-transfer-currencies.handler.ts';
import { handler as listUnexplainedBankEntries } from './back-office/list-unexplained-bank-entries.handler.ts';
import { handler as listUpgradeRequests } from './back-office/list-upgrade-requests.handler.ts';
import { handler as listWaitingTransfers } from './transfers/list-waiting-transfers.handler.ts';
import { handler as markKycAsCompleted } from './verification/mark-kyc-as-completed.handler.ts';
import { handler as markPaidExternally } from './invoices/mark-paid-externally.handler.ts';
import { handler as moveClock } from './sandbox/clock/move-clock.handler.ts';
import { handler as moveContact } from './contacts/move-contact.handler.ts';
import { handler as moveTransferAgain } from './transfers/move-transfer-again.handler.ts';
import { handler as noteFinishStep } from './verification/note-finish-step.handler.ts';
import { handler as notifyExternalPayment } from './payments/notify-external-payment.handler.ts';
import { handler as openAccount } from './accounts/open-account.handler.ts';
import { handler as openCryptoQuote } from './payments/open-crypto-quote.handler.ts';
import { handler as payByCard } from './payments/pay-by-card.handler.ts';
import { handler as payByDebit } from './payments/pay-by-debit.handler.ts';
import { handler as payInvoice } from './payments/pay-invoice.handler.ts';
import { handler as planReminders } from './invoices/plan-reminders.handler.ts';
import { handler as previewInformationRequest } from './information-requests/preview-information-request.handler.ts';
import { handler as readAttachedInvoice } from './invoices/attachments/read-attached-invoice.handler.ts';
import { handler as recordBankMove } from './transfers/record-bank-move.handler.ts';
import { handler as redeemPoints } from './rewards/redeem-points.handler.ts';
import { handler as referPartners } from './contacts/refer-partners.handler.ts';
import { handler as rejectInvoice } from './invoices/reject-invoice.handler.ts';
import { handler as releaseDeposit } from './back-office/release-deposit.handler.ts';
import { handler as remindBuyer } from './invoices/remind-buyer.handler.ts';
import { handler as removeAuthenticator } from './identity/remove-authenticator.handler.ts';
import { handler as removeExternalAccount } from './external-accounts/remove-external-account.handler.ts';
import { handler as removeFile } from './files/remove-file.handler.ts';
import { handler as removeMember } from './members/remove-member.handler.ts';
import { handler as removePasskey } from './identity/remove-passkey.handler.ts';
import { handler as removeStaffAuthenticator } from './identity/remove-staff-authenticator.handler.ts';
import { handler as removeStaffFile } from './files/remove-staff-file.handler.ts';
import { handler as removeUserFile } from './files/remove-user-file.handler.ts';
import { handler as renameExternalAccount } from './external-accounts/rename-external-account.handler.ts';
import { handler as renamePasskey } from './identity/rename-passkey.handler.ts';
import { handler as replaceRecoveryCodes } from './identity/replace-recovery-codes.handler.ts';
import { handler as replaceStaffRecoveryCodes } from './identity/replace-staff-recovery-codes.handler.ts';
import { handler as reportError } from './error-reports/report-error.handler.ts';
import { handler as requestInformation } from './information-requests/request-information.handler.ts';
import { handler as requestLicenceRelease } from './back-office/request-licence-release.handler.ts';
import { handler as requestNewKyc } from './verification-cases/request-new-kyc.handler.ts';
import { handler as requestPlanUpgrade } from './organizations/request-plan-upgrade.handler.ts';
import { handler as resendContactInvite } from './contacts/resend-contact-invite.handler.ts';
import { handler as resendInvitedVerificationEmail } from './signups/resend-invited-verification-email.handler.ts';
import { handler as resendInvoice } from './invoices/resend-invoice.handler.ts';
import { handler as resendStaffInvitation } from './staff/resend-staff-invitation.handler.ts';
import { handler as resendVerificationEmail } from './signups/resend-verification-email.handler.ts';
import { handler as resetPassword } from './identity/reset-password.handler.ts';
import { handler as resetStaff2fa } from './staff/reset-staff-2fa.handler.ts';
import { handler as resetVerification } from './verification-cases/reset-verification.handler.ts';
import { handler as resolvePaymentException } from './back-office/resolve-payment-exception.handler.ts';
import { handler as returnDeposit } from './back-office/return-deposit.handler.ts';
import { handler as reviewFile } from './verification-cases/review-file.handler.ts';
import { handler as reviewInformationRequest } from './information-requests/review-information-request.handler.ts';
import { handler as reviewUserFile } from './verification-cases/review-user-file.handler.ts';
import { handler as revokeApiKey } from './partners/revoke-api-key.handler.ts';
import { handler as revokeEmbedSession } from './partners/revoke-embed-session.handler.ts';
import { handler as revokeGuestLink } from './invoices/revoke-guest-link.handler.ts';
import { handler as saveBusinessDetails } from './verification/save-business-details.handler.ts';
import { handler as saveCheckoutCard } from './onboarding-fee/save-checkout-card.handler.ts';
import { handler as saveCompanyInfo } from './organizations/save-company-info.handler.ts';
import { handler as saveDocumentation } from './verification/save-documentation.handler.ts';
import { handler as saveDraft } from './invoices/save-draft.handler.ts';
import { handler as saveIdentityDetails } from './verification/save-identity-details.handler.ts';
import { handler as saveMissingInformation } from './organizations/save-missing-information.handler.ts';
import { handler as saveOfficers } from './verification/save-officers.handler.ts';
import { handler as saveOwners } from './verification/save-owners.handler.ts';
import { handler as savePhoneNumber } from './identity/save-phone-number.handler.ts';
import { handler as savePreferences } from './identity/save-preferences.handler.ts';
import { handler as savePublicOffice } from './verification/save-public-office.handler.ts';
import { handler as saveRiskProfile } from './verification/save-risk-profile.handler.ts';
import { handler as saveStaffPreferences } from './identity/save-staff-preferences.handler.ts';
import { handler as saveVerificationSetup } from './verification/save-verification-setup.handler.ts';
import { handler as scheduleInvoice } from './invoices/schedule-invoice.handler.ts';
import { handler as searchRecords } from './search/search-records.handler.ts';
import { handler as searchStaffRecords } from './back-office/search-staff-records.handler.ts';
import { handler as sendApplicationAgain } from './account-applications/send-application-again.handler.ts';
import { handler as sendEmailCode } from './identity/send-email-code.handler.ts';
import { handler as sendInvoice } from './invoices/send-invoice.handler.ts';
import { handler as sendPhoneVerificationSms } from './identity/send-phone-verification-sms.handler.ts';
import { handler as setBusinessTypeAndHandle } from './organizations/set-business-type-and-handle.handler.ts';
import { handler as setCredentials } from './signups/set-credentials.handler.ts';
import { handler as setHandle } from './organizations/set-handle.handler.ts';
import { handler as setHasEntityOwner } from './verification/set-has-entity-owner.handler.ts';
import { handler as setInvitedCompanyCredentials } from './signups/set-invited-company-credentials.handler.ts';
import { handler as setInvitedCredentials } from './signups/set-invited-credentials.handler.ts';
import { handler as setKycStatus } from './verification-cases/set-kyc-status.handler.ts';
import { handler as setKycVendorDummy } from './verification/set-kyc-vendor-dummy.handler.ts';
import { handler as setPasswordByLink } from './identity/set-password-by-link.handler.ts';
import { handler as setPricingTier } from './back-office/set-pricing-tier.handler.ts';
import { handler as signUpWithProvider } from './signups/sign-up-with-provider.handler.ts';
import { handler as simulateCoins } from './payments/simulate-coins.handler.ts';
import { handler as simulateDeposit } from './accounts/simulate-deposit.handler.ts';
import { handler as simulateDepositDecision } from './accounts/deposits/simulate-deposit-decision.handler.ts';
import { handler as simulateInformationRequest } from './information-requests/simulate-information-request.handler.ts';
import { handler as simulateMonitoring } from './transfers/simulate-monitoring.handler.ts';
import { handler as simulatePaymentDecision } from './payments/simulate-payment-decision.handler.ts';
import { handler as simulateRecall } from './accounts/deposits/simulate-recall.handler.ts';
import { handler as simulateReviewedDeposit } from './information-requests/simulate-reviewed-deposit.handler.ts';
import { handler as simulateTransfer } from './payments/simulate-transfer.handler.ts';
import { handler as simulateTransferDecision } from './transfers/simulate-transfer-decision.handler.ts';
import { handler as startIdentityLink } from './identity/start-identity-link.handler.ts';
import { handler as startOnMobile } from './verification/start-on-mobile.handler.ts';
import { handler as startPasswordReset } from './identity/start-password-reset.handler.ts';
import { handler as startProviderSignIn } from './identity/start-provider-sign-in.handler.ts';
import { handler as startSession } from './identity/start-session.handler.ts';
import { handler as startStaffSession } from './identity/start-staff-session.handler.ts';
import { handler as switchOrganization } from './identity/switch-organization.handler.ts';
import { handler as transferMoney } from './transfers/transfer-money.handler.ts';
import { handler as unlinkIdentity } from './identity/unlink-identity.handler.ts';
import { handler as unscheduleInvoice } from './invoices/unschedule-invoice.handler.ts';
import { handler as updateFileLanguage } from './files/update-file-language.handler.ts';
import { handler as updateUserFileLanguage } from './files/update-user-file-language.handler.ts';
import { handler as uploadFile } from './files/upload-file.handler.ts';
import { handler as uploadStaffFile } from './files/upload-staff-file.handler.ts';
import { handler as uploadUserFile } from './files/upload-user-file.handler.ts';
import { handler as verifyEmail } from './signups/verify-email.handler.ts';
import { handler as verifyPhoneNumber } from './identity/verify-phone-number.handler.ts';
import { handler as verifyUpdatedEmail } from './signups/verify-updated-email.handler.ts';
import { handler as waiveMembershipCharges } from './back-office/waive-membership-charges.handler.ts';
import { handler as withdrawContactInvite } from './contacts/withdraw-contact-invite.handler.ts';
import { handler as withdrawMoney } from './transfers/withdraw-money.handler.ts';
import { handler as writeOffSellerDebt } from './back-office/write-off-seller-debt.handler.ts';
import type { Handlers } from './kernel/index.ts';

/** What answers each call of the contract. */
export const handlers: Handlers = {
  acceptContactInvite,
  acceptMemberInvite,
  addContact,
  addExternalAccount,
  addInternalNote,
  addPasskey,
  answerInformationRequest,
  answerUpgradeRequest,
  approveCompany,
  approveOwnerEntity,
  approveStep,
  approveUser,
  archiveInvoice,
  assignDeposit,
  attachDocument,
  attachInvoiceToRequest,
  cancelInvoice,
  cancelMemberInvite,
  cancelTransfer,
  changeExternalAccount,
  changeMember,
  changeOwnerEmail,
  changePassword,
  changeSeries,
  changeStaffRole,
  changeStaffStatus,
  checkAccountName,
  checkIfEmailExists,
  checkIfHandleExists,
  checkPasswordLink,
  confirmAuthenticator,
  confirmEmail,
  confirmSession,
  confirmStaffAuthenticator,
  confirmStaffSession,
  correctBusinessAddress,
  correctLegalName,
  correctPersonNames,
  createApiKey,
  createAuthenticatorSecret,
  createCardSession,
  createCheckoutSession,
  createDebitToken,
  createEmbedSession,
  createGuestLink,
  createKycSession,
  createOrganization,
  createPartnerCustomer,
  createPartnerInvoice,
  createPasskeyOptions,
  createQuote,
  createSignInPasskeyOptions,
  createStaffAuthenticatorSecret,
  decideFreePlanBalance,
  decideLicenceRelease,
  decidePayment,
  decideTransfer,
  decideWithdrawal,
  deleteDraft,
  denyCompany,
  denyDeposit,
  denyStep,
  denyUser,
  detachInvoiceFromRequest,
  endOtherSessions,
  endOwnSession,
  endSession,
  endStaffSession,
  escalateCase,
  escalateOrganization,
  exportInvoices,
  exportTransactions,
  finalizeVerification,
  findCryptoQuote,
  findHandle,
  findLinkedInvoice,
  findOrganization,
  finishOnboarding,
  forgetDevice,
  forgetProvenIdentity,
  getAccountStatement,
  getAdminFileImage,
  getBankReconciliation,
  getClock,
  getCompanyInfo,
  getCompanyInvite,
  getCompanyUnderVerification,
  getConstants,
  getConversionRate,
  getCountriesPhoneInfo,
  getCustomerFile,
  getDebitAuthorization,
  getDeposit,
  getDepositInstructions,
  getExternalAccount,
  getFileImage,
  getFunds,
  getInReview,
  getInformationRequest,
  getInvite,
  getInvitedInvoice,
  getInvoice,
  getInvoiceDocument,
  getInvoiceIndicators,
  getLastInvoice,
  getMe,
  getMemberInvite,
  getMissingInformation,
  getOrganization,
  getOverview,
  getPartnerCustomer,
  getPartnerInvoice,
  getPersonUnderVerification,
  getPlan,
  getProvenIdentity,
  getPublicConstants,
  getRewards,
  getSecurity,
  getStaffDeposit,
  getStaffMe,
  getStaffSecurity,
  getStaffTransfer,
  getStatementFile,
  getStatementProof,
  getSystem,
  getTerms,
  getTransaction,
  getTransfer,
  getTransferInstructions,
  getTransferTerms,
  getVerification,
  inviteContact,
  inviteMember,
  inviteStaff,
  inviteToOpenAccount,
  joinWaitlist,
  linkIdentity,
  listAllowedDocuments,
  listApiKeys,
  listAvailableCorridors,
  listBalances,
  listBankReconciliations,
  listBankStatementAlarms,
  listBlockedMoney,
  listCompaniesUnderVerification,
  listCompletedGuaranteedInvoices,
  listContacts,
  listDeposits,
  listEmailingDocs,
  listExpenses,
  listExternalAccounts,
  listFreePlanBalances,
  listFxCovers,
  listFxPositions,
  listGuaranteedInvoices,
  listGuestLinks,
  listIncome,
  listInformationRequests,
  listInvoiceEvents,
  listInvoiceLog,
  listMembers,
  listMessages,
  listOrganizationDeposits,
  listOrganizationFiles,
  listOrganizations,
  listOwnOrganizations,
  listPaymentExceptions,
  listPeopleUnderVerification,
  listProviderErrors,
  listReferralPartners,
  listSellerDebts,
  listSeries,
  listSignUps,
  listStaff,
  listTransactions,
  listTransferCurrencies,
  listUnexplainedBankEntries,
  listUpgradeRequests,
  listWaitingTransfers,
  markKycAsCompleted,
  markPaidExternally,
  moveClock,
  moveContact,
  moveTransferAgain,
  noteFinishStep,
  notifyExternalPayment,
  openAccount,
  openCryptoQuote,
  payByCard,
  payByDebit,
  payInvoice,
  planReminders,
  previewInformationRequest,
  readAttachedInvoice,
  recordBankMove,
  redeemPoints,
  referPartners,
  rejectInvoice,
  releaseDeposit,
  remindBuyer,
  removeAuthenticator,
  removeExternalAccount,
  removeFile,
  removeMember,
  removePasskey,
  removeStaffAuthenticator,
  removeStaffFile,
  removeUserFile,
  renameExternalAccount,
  renamePasskey,
  replaceRecoveryCodes,
  replaceStaffRecoveryCodes,
  reportError,
  requestInformation,
  requestLicenceRelease,
  requestNewKyc,
  requestPlanUpgrade,
  resendContactInvite,
  resendInvitedVerificationEmail,
  resendInvoice,
  resendStaffInvitation,
  resendVerificationEmail,
  resetPassword,
  resetStaff2fa,
  resetVerification,
  resolvePaymentException,
  returnDeposit,
  reviewFile,
  reviewInformationRequest,
  reviewUserFile,
  revokeApiKey,
  revokeEmbedSession,
  revokeGuestLink,
  saveBusinessDetails,
  saveCheckoutCard,
  saveCompanyInfo,
  saveDocumentation,
  saveDraft,
  saveIdentityDetails,
  saveMissingInformation,
  saveOfficers,
  saveOwners,
  savePhoneNumber,
  savePreferences,
  savePublicOffice,
  saveRiskProfile,
  saveStaffPreferences,
  saveVerificationSetup,
  scheduleInvoice,
  searchRecords,
  searchStaffRecords,
  sendApplicationAgain,
  sendEmailCode,
  sendInvoice,
  sendPhoneVerificationSms,
  setBusinessTypeAndHandle,
  setCredentials,
  setHandle,
  setHasEntityOwner,
  setInvitedCompanyCredentials,
  setInvitedCredentials,
  setKycStatus,
  setKycVendorDummy,
  setPasswordByLink,
  setPricingTier,
  signUpWithProvider,
  simulateCoins,
  simulateDeposit,
  simulateDepositDecision,
  simulateInformationRequest,
  simulateMonitoring,
  simulatePaymentDecision,
  simulateRecall,
  simulateReviewedDeposit,
  simulateTransfer,
  simulateTransferDecision,
  startIdentityLink,
  startOnMobile,
  startPasswordReset,
  startProviderSignIn,
  startSession,
  startStaffSession,
  switchOrganization,
  transferMoney,
  unlinkIdentity,
  unscheduleInvoice,
  updateFileLanguage,
  updateUserFileLanguage,
  uploadFile,
  uploadStaffFile,
  uploadUserFile,
  verifyEmail,
  verifyPhoneNumber,
  verifyUpdatedEmail,
  waiveMembershipCharges,
  withdrawContactInvite,
  withdrawMoney,
  writeOffSellerDebt,
};
