// Written by scripts/generate.mjs from the folders beside it. Run `npm run generate`; do not edit.
import { acceptContactInvite } from './signups/accept-contact-invite.ts';
import { acceptMemberInvite } from './members/accept-member-invite.ts';
import { addContact } from './contacts/add-contact.ts';
import { addExternalAccount } from './external-accounts/add-external-account.ts';
import { addInternalNote } from './verification-cases/add-internal-note.ts';
import { addPasskey } from './identity/add-passkey.ts';
import { answerInformationRequest } from './information-requests/answer-information-request.ts';
import { answerUpgradeRequest } from './back-office/answer-upgrade-request.ts';
import { approveCompany } from './verification-cases/approve-company.ts';
import { approveOwnerEntity } from './verification-cases/approve-owner-entity.ts';
import { approveStep } from './verification-cases/approve-step.ts';
import { approveUser } from './verification-cases/approve-user.ts';
import { archiveInvoice } from './invoices/archive-invoice.ts';
import { assignDeposit } from './back-office/assign-deposit.ts';
import { attachDocument } from './invoices/attach-document.ts';
import { attachInvoiceToRequest } from './information-requests/attach-invoice-to-request.ts';
import { cancelInvoice } from './invoices/cancel-invoice.ts';
import { cancelMemberInvite } from './members/cancel-member-invite.ts';
import { cancelTransfer } from './transfers/cancel-transfer.ts';
import { changeExternalAccount } from './external-accounts/change-external-account.ts';
import { changeMember } from './members/change-member.ts';
import { changeOwnerEmail } from './verification/change-owner-email.ts';
import { changePassword } from './identity/change-password.ts';
import { changeSeries } from './invoices/change-series.ts';
import { changeStaffRole } from './staff/change-staff-role.ts';
import { changeStaffStatus } from './staff/change-staff-status.ts';
import { checkAccountName } from './external-accounts/check-account-name.ts';
import { checkIfEmailExists } from './signups/check-if-email-exists.ts';
import { checkIfHandleExists } from './signups/check-if-handle-exists.ts';
import { checkPasswordLink } from './identity/check-password-link.ts';
import { confirmAuthenticator } from './identity/confirm-authenticator.ts';
import { confirmEmail } from './identity/confirm-email.ts';
import { confirmSession } from './identity/confirm-session.ts';
import { confirmStaffAuthenticator } from './identity/confirm-staff-authenticator.ts';
import { confirmStaffSession } from './identity/confirm-staff-session.ts';
import { correctBusinessAddress } from './verification-cases/correct-business-address.ts';
import { correctLegalName } from './verification-cases/correct-legal-name.ts';
import { correctPersonNames } from './verification-cases/correct-person-names.ts';
import { createApiKey } from './partners/create-api-key.ts';
import { createAuthenticatorSecret } from './identity/create-authenticator-secret.ts';
import { createCardSession } from './payments/create-card-session.ts';
import { createCheckoutSession } from './onboarding-fee/create-checkout-session.ts';
import { createDebitToken } from './payments/create-debit-token.ts';
import { createEmbedSession } from './partners/create-embed-session.ts';
import { createGuestLink } from './partners/create-guest-link.ts';
import { createKycSession } from './verification/create-kyc-session.ts';
import { createOrganization } from './signups/create-organization.ts';
import { createPartnerCustomer } from './partners/create-partner-customer.ts';
import { createPartnerInvoice } from './partners/create-partner-invoice.ts';
import { createPasskeyOptions } from './identity/create-passkey-options.ts';
import { createQuote } from './transfers/create-quote.ts';
import { createSignInPasskeyOptions } from './identity/create-sign-in-passkey-options.ts';
import { createStaffAuthenticatorSecret } from './identity/create-staff-authenticator-secret.ts';
import { decideFreePlanBalance } from './plans/decide-free-plan-balance.ts';
import { decideLicenceRelease } from './back-office/decide-licence-release.ts';
import { decidePayment } from './payments/decide-payment.ts';
import { decideTransfer } from './transfers/decide-transfer.ts';
import { decideWithdrawal } from './transfers/decide-withdrawal.ts';
import { deleteDraft } from './invoices/delete-draft.ts';
import { denyCompany } from './verification-cases/deny-company.ts';
import { denyDeposit } from './back-office/deny-deposit.ts';
import { denyStep } from './verification-cases/deny-step.ts';
import { denyUser } from './verification-cases/deny-user.ts';
import { detachInvoiceFromRequest } from './information-requests/detach-invoice-from-request.ts';
import { endOtherSessions } from './identity/end-other-sessions.ts';
import { endOwnSession } from './identity/end-own-session.ts';
import { endSession } from './identity/end-session.ts';
import { endStaffSession } from './identity/end-staff-session.ts';
import { escalateCase } from './verification-cases/escalate-case.ts';
import { escalateOrganization } from './back-office/escalate-organization.ts';
import { exportInvoices } from './invoices/export-invoices.ts';
import { exportTransactions } from './transactions/export-transactions.ts';
import { finalizeVerification } from './verification/finalize-verification.ts';
import { findCryptoQuote } from './payments/find-crypto-quote.ts';
import { findHandle } from './organizations/find-handle.ts';
import { findLinkedInvoice } from './invoices/find-linked-invoice.ts';
import { findOrganization } from './organizations/find-organization.ts';
import { finishOnboarding } from './verification/finish-onboarding.ts';
import { forgetDevice } from './identity/forget-device.ts';
import { forgetProvenIdentity } from './identity/forget-proven-identity.ts';
import { getAccountStatement } from './transactions/get-account-statement.ts';
import { getAdminFileImage } from './files/get-admin-file-image.ts';
import { getBankReconciliation } from './back-office/get-bank-reconciliation.ts';
import { getClock } from './sandbox/get-clock.ts';
import { getCompanyInfo } from './organizations/get-company-info.ts';
import { getCompanyInvite } from './signups/get-company-invite.ts';
import { getCompanyUnderVerification } from './verification-cases/get-company-under-verification.ts';
import { getConstants } from './identity/get-constants.ts';
import { getConversionRate } from './transfers/get-conversion-rate.ts';
import { getCountriesPhoneInfo } from './signups/get-countries-phone-info.ts';
import { getCustomerFile } from './verification-cases/get-customer-file.ts';
import { getDebitAuthorization } from './payments/get-debit-authorization.ts';
import { getDeposit } from './accounts/get-deposit.ts';
import { getDepositInstructions } from './accounts/get-deposit-instructions.ts';
import { getExternalAccount } from './external-accounts/get-external-account.ts';
import { getFileImage } from './files/get-file-image.ts';
import { getFunds } from './accounts/get-funds.ts';
import { getInReview } from './verification/get-in-review.ts';
import { getInformationRequest } from './information-requests/get-information-request.ts';
import { getInvite } from './signups/get-invite.ts';
import { getInvitedInvoice } from './invoices/get-invited-invoice.ts';
import { getInvoice } from './invoices/get-invoice.ts';
import { getInvoiceDocument } from './invoices/get-invoice-document.ts';
import { getInvoiceIndicators } from './accounts/get-invoice-indicators.ts';
import { getLastInvoice } from './invoices/get-last-invoice.ts';
import { getMe } from './identity/get-me.ts';
import { getMemberInvite } from './members/get-member-invite.ts';
import { getMissingInformation } from './organizations/get-missing-information.ts';
import { getOrganization } from './back-office/get-organization.ts';
import { getOverview } from './dashboard/get-overview.ts';
import { getPartnerCustomer } from './partners/get-partner-customer.ts';
import { getPartnerInvoice } from './partners/get-partner-invoice.ts';
import { getPersonUnderVerification } from './verification-cases/get-person-under-verification.ts';
import { getPlan } from './plans/get-plan.ts';
import { getProvenIdentity } from './identity/get-proven-identity.ts';
import { getPublicConstants } from './identity/get-public-constants.ts';
import { getRewards } from './rewards/get-rewards.ts';
import { getSecurity } from './identity/get-security.ts';
import { getStaffDeposit } from './back-office/get-staff-deposit.ts';
import { getStaffMe } from './identity/get-staff-me.ts';
import { getStaffSecurity } from './identity/get-staff-security.ts';
import { getStaffTransfer } from './transfers/get-staff-transfer.ts';
import { getStatementFile } from './transactions/get-statement-file.ts';
import { getStatementProof } from './transactions/get-statement-proof.ts';
import { getSystem } from './back-office/get-system.ts';
import { getTerms } from './signups/get-terms.ts';
import { getTransaction } from './transactions/get-transaction.ts';
import { getTransfer } from './transfers/get-transfer.ts';
import { getTransferInstructions } from './payments/get-transfer-instructions.ts';
import { getTransferTerms } from './transfers/get-transfer-terms.ts';
import { getVerification } from './verification/get-verification.ts';
import { inviteContact } from './contacts/invite-contact.ts';
import { inviteMember } from './members/invite-member.ts';
import { inviteStaff } from './staff/invite-staff.ts';
import { inviteToOpenAccount } from './accounts/invite-to-open-account.ts';
import { joinWaitlist } from './organizations/join-waitlist.ts';
import { linkIdentity } from './identity/link-identity.ts';
import { listAllowedDocuments } from './verification/list-allowed-documents.ts';
import { listApiKeys } from './partners/list-api-keys.ts';
import { listAvailableCorridors } from './external-accounts/list-available-corridors.ts';
import { listBalances } from './accounts/list-balances.ts';
import { listBankReconciliations } from './back-office/list-bank-reconciliations.ts';
import { listBankStatementAlarms } from './back-office/list-bank-statement-alarms.ts';
import { listBlockedMoney } from './back-office/list-blocked-money.ts';
import { listCompaniesUnderVerification } from './verification-cases/list-companies-under-verification.ts';
import { listCompletedGuaranteedInvoices } from './invoices/list-completed-guaranteed-invoices.ts';
import { listContacts } from './contacts/list-contacts.ts';
import { listDeposits } from './back-office/list-deposits.ts';
import { listEmailingDocs } from './notifications/list-emailing-docs.ts';
import { listExpenses } from './invoices/list-expenses.ts';
import { listExternalAccounts } from './external-accounts/list-external-accounts.ts';
import { listFreePlanBalances } from './plans/list-free-plan-balances.ts';
import { listFxCovers } from './back-office/list-fx-covers.ts';
import { listFxPositions } from './back-office/list-fx-positions.ts';
import { listGuaranteedInvoices } from './invoices/list-guaranteed-invoices.ts';
import { listGuestLinks } from './invoices/list-guest-links.ts';
import { listIncome } from './invoices/list-income.ts';
import { listInformationRequests } from './information-requests/list-information-requests.ts';
import { listInvoiceEvents } from './invoices/list-invoice-events.ts';
import { listInvoiceLog } from './invoices/list-invoice-log.ts';
import { listMembers } from './members/list-members.ts';
import { listMessages } from './back-office/list-messages.ts';
import { listOrganizationDeposits } from './accounts/list-organization-deposits.ts';
import { listOrganizationFiles } from './back-office/list-organization-files.ts';
import { listOrganizations } from './back-office/list-organizations.ts';
import { listOwnOrganizations } from './organizations/list-own-organizations.ts';
import { listPaymentExceptions } from './back-office/list-payment-exceptions.ts';
import { listPeopleUnderVerification } from './verification-cases/list-people-under-verification.ts';
import { listProviderErrors } from './account-applications/list-provider-errors.ts';
import { listReferralPartners } from './contacts/list-referral-partners.ts';
import { listSellerDebts } from './back-office/list-seller-debts.ts';
import { listSeries } from './invoices/list-series.ts';
import { listSignUps } from './verification-cases/list-sign-ups.ts';
import { listStaff } from './staff/list-staff.ts';
import { listTransactions } from './transactions/list-transactions.ts';
import { listTransferCurrencies } from './external-accounts/list-transfer-currencies.ts';
import { listUnexplainedBankEntries } from './back-office/list-unexplained-bank-entries.ts';
import { listUpgradeRequests } from './back-office/list-upgrade-requests.ts';
import { listWaitingTransfers } from './transfers/list-waiting-transfers.ts';
import { markKycAsCompleted } from './verification/mark-kyc-as-completed.ts';
import { markPaidExternally } from './invoices/mark-paid-externally.ts';
import { moveClock } from './sandbox/move-clock.ts';
import { moveContact } from './contacts/move-contact.ts';
import { moveTransferAgain } from './transfers/move-transfer-again.ts';
import { noteFinishStep } from './verification/note-finish-step.ts';
import { notifyExternalPayment } from './payments/notify-external-payment.ts';
import { openAccount } from './accounts/open-account.ts';
import { openCryptoQuote } from './payments/open-crypto-quote.ts';
import { payByCard } from './payments/pay-by-card.ts';
import { payByDebit } from './payments/pay-by-debit.ts';
import { payInvoice } from './payments/pay-invoice.ts';
import { planReminders } from './invoices/plan-reminders.ts';
import { previewInformationRequest } from './information-requests/preview-information-request.ts';
import { readAttachedInvoice } from './invoices/read-attached-invoice.ts';
import { recordBankMove } from './transfers/record-bank-move.ts';
import { redeemPoints } from './rewards/redeem-points.ts';
import { referPartners } from './contacts/refer-partners.ts';
import { rejectInvoice } from './invoices/reject-invoice.ts';
import { releaseDeposit } from './back-office/release-deposit.ts';
import { remindBuyer } from './invoices/remind-buyer.ts';
import { removeAuthenticator } from './identity/remove-authenticator.ts';
import { removeExternalAccount } from './external-accounts/remove-external-account.ts';
import { removeFile } from './files/remove-file.ts';
import { removeMember } from './members/remove-member.ts';
import { removePasskey } from './identity/remove-passkey.ts';
import { removeStaffAuthenticator } from './identity/remove-staff-authenticator.ts';
import { removeStaffFile } from './files/remove-staff-file.ts';
import { removeUserFile } from './files/remove-user-file.ts';
import { renameExternalAccount } from './external-accounts/rename-external-account.ts';
import { renamePasskey } from './identity/rename-passkey.ts';
import { replaceRecoveryCodes } from './identity/replace-recovery-codes.ts';
import { replaceStaffRecoveryCodes } from './identity/replace-staff-recovery-codes.ts';
import { reportError } from './error-reports/report-error.ts';
import { requestInformation } from './information-requests/request-information.ts';
import { requestLicenceRelease } from './back-office/request-licence-release.ts';
import { requestNewKyc } from './verification-cases/request-new-kyc.ts';
import { requestPlanUpgrade } from './organizations/request-plan-upgrade.ts';
import { resendContactInvite } from './contacts/resend-contact-invite.ts';
import { resendInvitedVerificationEmail } from './signups/resend-invited-verification-email.ts';
import { resendInvoice } from './invoices/resend-invoice.ts';
import { resendStaffInvitation } from './staff/resend-staff-invitation.ts';
import { resendVerificationEmail } from './signups/resend-verification-email.ts';
import { resetPassword } from './identity/reset-password.ts';
import { resetStaff2fa } from './staff/reset-staff-2fa.ts';
import { resetVerification } from './verification-cases/reset-verification.ts';
import { resolvePaymentException } from './back-office/resolve-payment-exception.ts';
import { returnDeposit } from './back-office/return-deposit.ts';
import { reviewFile } from './verification-cases/review-file.ts';
import { reviewInformationRequest } from './information-requests/review-information-request.ts';
import { reviewUserFile } from './verification-cases/review-user-file.ts';
import { revokeApiKey } from './partners/revoke-api-key.ts';
import { revokeEmbedSession } from './partners/revoke-embed-session.ts';
import { revokeGuestLink } from './invoices/revoke-guest-link.ts';
import { saveBusinessDetails } from './verification/save-business-details.ts';
import { saveCheckoutCard } from './onboarding-fee/save-checkout-card.ts';
import { saveCompanyInfo } from './organizations/save-company-info.ts';
import { saveDocumentation } from './verification/save-documentation.ts';
import { saveDraft } from './invoices/save-draft.ts';
import { saveIdentityDetails } from './verification/save-identity-details.ts';
import { saveMissingInformation } from './organizations/save-missing-information.ts';
import { saveOfficers } from './verification/save-officers.ts';
import { saveOwners } from './verification/save-owners.ts';
import { savePhoneNumber } from './identity/save-phone-number.ts';
import { savePreferences } from './identity/save-preferences.ts';
import { savePublicOffice } from './verification/save-public-office.ts';
import { saveRiskProfile } from './verification/save-risk-profile.ts';
import { saveStaffPreferences } from './identity/save-staff-preferences.ts';
import { saveVerificationSetup } from './verification/save-verification-setup.ts';
import { scheduleInvoice } from './invoices/schedule-invoice.ts';
import { searchRecords } from './search/search-records.ts';
import { searchStaffRecords } from './back-office/search-staff-records.ts';
import { sendApplicationAgain } from './account-applications/send-application-again.ts';
import { sendEmailCode } from './identity/send-email-code.ts';
import { sendInvoice } from './invoices/send-invoice.ts';
import { sendPhoneVerificationSms } from './identity/send-phone-verification-sms.ts';
import { setBusinessTypeAndHandle } from './organizations/set-business-type-and-handle.ts';
import { setCredentials } from './signups/set-credentials.ts';
import { setHandle } from './organizations/set-handle.ts';
import { setHasEntityOwner } from './verification/set-has-entity-owner.ts';
import { setInvitedCompanyCredentials } from './signups/set-invited-company-credentials.ts';
import { setInvitedCredentials } from './signups/set-invited-credentials.ts';
import { setKycStatus } from './verification-cases/set-kyc-status.ts';
import { setKycVendorDummy } from './verification/set-kyc-vendor-dummy.ts';
import { setPasswordByLink } from './identity/set-password-by-link.ts';
import { setPricingTier } from './back-office/set-pricing-tier.ts';
import { signUpWithProvider } from './signups/sign-up-with-provider.ts';
import { simulateCoins } from './payments/simulate-coins.ts';
import { simulateDeposit } from './accounts/simulate-deposit.ts';
import { simulateDepositDecision } from './accounts/simulate-deposit-decision.ts';
import { simulateInformationRequest } from './information-requests/simulate-information-request.ts';
import { simulateMonitoring } from './transfers/simulate-monitoring.ts';
import { simulatePaymentDecision } from './payments/simulate-payment-decision.ts';
import { simulateRecall } from './accounts/simulate-recall.ts';
import { simulateReviewedDeposit } from './information-requests/simulate-reviewed-deposit.ts';
import { simulateTransfer } from './payments/simulate-transfer.ts';
import { simulateTransferDecision } from './transfers/simulate-transfer-decision.ts';
import { startIdentityLink } from './identity/start-identity-link.ts';
import { startOnMobile } from './verification/start-on-mobile.ts';
import { startPasswordReset } from './identity/start-password-reset.ts';
import { startProviderSignIn } from './identity/start-provider-sign-in.ts';
import { startSession } from './identity/start-session.ts';
import { startStaffSession } from './identity/start-staff-session.ts';
import { switchOrganization } from './identity/switch-organization.ts';
import { transferMoney } from './transfers/transfer-money.ts';
import { unlinkIdentity } from './identity/unlink-identity.ts';
import { unscheduleInvoice } from './invoices/unschedule-invoice.ts';
import { updateFileLanguage } from './files/update-file-language.ts';
import { updateUserFileLanguage } from './files/update-user-file-language.ts';
import { uploadFile } from './files/upload-file.ts';
import { uploadStaffFile } from './files/upload-staff-file.ts';
import { uploadUserFile } from './files/upload-user-file.ts';
import { verifyEmail } from './signups/verify-email.ts';
import { verifyPhoneNumber } from './identity/verify-phone-number.ts';
import { verifyUpdatedEmail } from './signups/verify-updated-email.ts';
import { waiveMembershipCharges } from './back-office/waive-membership-charges.ts';
import { withdrawContactInvite } from './contacts/withdraw-contact-invite.ts';
import { withdrawMoney } from './transfers/withdraw-money.ts';
import { writeOffSellerDebt } from './back-office/write-off-seller-debt.ts';
import { balanceChanged } from './events/balance-changed.ts';
import { contactChanged } from './events/contact-changed.ts';
import { externalAccountChanged } from './events/external-account-changed.ts';
import { invoiceChanged } from './events/invoice-changed.ts';
import { memberChanged } from './events/member-changed.ts';
import { transferChanged } from './events/transfer-changed.ts';
import type { Call } from './kernel/call.ts';
import type { LiveEventDeclaration } from './kernel/live-event.ts';

/** Every declared call by name. A name is a verb and a noun and is the same in server, client and documents. */
export const contract = {
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
} as const satisfies Record<string, Call>;

/** Every event that open tabs are sent. */
export const liveEvents = [
  balanceChanged,
  contactChanged,
  externalAccountChanged,
  invoiceChanged,
  memberChanged,
  transferChanged,
] as const satisfies readonly LiveEventDeclaration[];

export * from './account-applications/list-provider-errors.ts';
export * from './account-applications/send-application-again.ts';
export * from './account-applications/shapes.ts';
export * from './accounts/get-deposit-instructions.ts';
export * from './accounts/get-deposit.ts';
export * from './accounts/get-funds.ts';
export * from './accounts/get-invoice-indicators.ts';
export * from './accounts/invite-to-open-account.ts';
export * from './accounts/list-balances.ts';
export * from './accounts/list-organization-deposits.ts';
export * from './accounts/open-account.ts';
export * from './accounts/shapes.ts';
export * from './accounts/simulate-deposit-decision.ts';
export * from './accounts/simulate-deposit.ts';
export * from './accounts/simulate-recall.ts';
export * from './back-office/answer-upgrade-request.ts';
export * from './back-office/assign-deposit.ts';
export * from './back-office/decide-licence-release.ts';
export * from './back-office/deny-deposit.ts';
export * from './back-office/escalate-organization.ts';
export * from './back-office/get-bank-reconciliation.ts';
export * from './back-office/get-organization.ts';
export * from './back-office/get-staff-deposit.ts';
export * from './back-office/get-system.ts';
export * from './back-office/list-bank-reconciliations.ts';
export * from './back-office/list-bank-statement-alarms.ts';
export * from './back-office/list-blocked-money.ts';
export * from './back-office/list-deposits.ts';
export * from './back-office/list-fx-covers.ts';
export * from './back-office/list-fx-positions.ts';
export * from './back-office/list-messages.ts';
export * from './back-office/list-organization-files.ts';
export * from './back-office/list-organizations.ts';
export * from './back-office/list-payment-exceptions.ts';
export * from './back-office/list-seller-debts.ts';
export * from './back-office/list-unexplained-bank-entries.ts';
export * from './back-office/list-upgrade-requests.ts';
export * from './back-office/release-deposit.ts';
export * from './back-office/request-licence-release.ts';
export * from './back-office/resolve-payment-exception.ts';
export * from './back-office/return-deposit.ts';
export * from './back-office/search-staff-records.ts';
export * from './back-office/set-pricing-tier.ts';
export * from './back-office/shapes.ts';
export * from './back-office/waive-membership-charges.ts';
export * from './back-office/write-off-seller-debt.ts';
export * from './contacts/add-contact.ts';
export * from './contacts/invite-contact.ts';
export * from './contacts/list-contacts.ts';
export * from './contacts/list-referral-partners.ts';
export * from './contacts/move-contact.ts';
export * from './contacts/refer-partners.ts';
export * from './contacts/resend-contact-invite.ts';
export * from './contacts/shapes.ts';
export * from './contacts/withdraw-contact-invite.ts';
export * from './dashboard/get-overview.ts';
export * from './error-reports/report-error.ts';
export * from './events/balance-changed.ts';
export * from './events/contact-changed.ts';
export * from './events/external-account-changed.ts';
export * from './events/invoice-changed.ts';
export * from './events/member-changed.ts';
export * from './events/transfer-changed.ts';
export * from './external-accounts/add-external-account.ts';
export * from './external-accounts/change-external-account.ts';
export * from './external-accounts/check-account-name.ts';
export * from './external-accounts/get-external-account.ts';
export * from './external-accounts/list-available-corridors.ts';
export * from './external-accounts/list-external-accounts.ts';
export * from './external-accounts/list-transfer-currencies.ts';
export * from './external-accounts/remove-external-account.ts';
export * from './external-accounts/rename-external-account.ts';
export * from './external-accounts/shapes.ts';
export * from './files/get-admin-file-image.ts';
export * from './files/get-file-image.ts';
export * from './files/remove-file.ts';
export * from './files/remove-staff-file.ts';
export * from './files/remove-user-file.ts';
export * from './files/shapes.ts';
export * from './files/update-file-language.ts';
export * from './files/update-user-file-language.ts';
export * from './files/upload-file.ts';
export * from './files/upload-staff-file.ts';
export * from './files/upload-user-file.ts';
export * from './identity/add-passkey.ts';
export * from './identity/change-password.ts';
export * from './identity/check-password-link.ts';
export * from './identity/confirm-authenticator.ts';
export * from './identity/confirm-email.ts';
export * from './identity/confirm-session.ts';
export * from './identity/confirm-staff-authenticator.ts';
export * from './identity/confirm-staff-session.ts';
export * from './identity/create-authenticator-secret.ts';
export * from './identity/create-passkey-options.ts';
export * from './identity/create-sign-in-passkey-options.ts';
export * from './identity/create-staff-authenticator-secret.ts';
export * from './identity/end-other-sessions.ts';
export * from './identity/end-own-session.ts';
export * from './identity/end-session.ts';
export * from './identity/end-staff-session.ts';
export * from './identity/forget-device.ts';
export * from './identity/forget-proven-identity.ts';
export * from './identity/get-constants.ts';
export * from './identity/get-me.ts';
export * from './identity/get-proven-identity.ts';
export * from './identity/get-public-constants.ts';
export * from './identity/get-security.ts';
export * from './identity/get-staff-me.ts';
export * from './identity/get-staff-security.ts';
export * from './identity/link-identity.ts';
export * from './identity/remove-authenticator.ts';
export * from './identity/remove-passkey.ts';
export * from './identity/remove-staff-authenticator.ts';
export * from './identity/rename-passkey.ts';
export * from './identity/replace-recovery-codes.ts';
export * from './identity/replace-staff-recovery-codes.ts';
export * from './identity/reset-password.ts';
export * from './identity/save-phone-number.ts';
export * from './identity/save-preferences.ts';
export * from './identity/save-staff-preferences.ts';
export * from './identity/send-email-code.ts';
export * from './identity/send-phone-verification-sms.ts';
export * from './identity/set-password-by-link.ts';
export * from './identity/shapes.ts';
export * from './identity/start-identity-link.ts';
export * from './identity/start-password-reset.ts';
export * from './identity/start-provider-sign-in.ts';
export * from './identity/start-session.ts';
export * from './identity/start-staff-session.ts';
export * from './identity/switch-organization.ts';
export * from './identity/unlink-identity.ts';
export * from './identity/verify-phone-number.ts';
export * from './information-requests/answer-information-request.ts';
export * from './information-requests/attach-invoice-to-request.ts';
export * from './information-requests/detach-invoice-from-request.ts';
export * from './information-requests/get-information-request.ts';
export * from './information-requests/list-information-requests.ts';
export * from './information-requests/preview-information-request.ts';
export * from './information-requests/request-information.ts';
export * from './information-requests/review-information-request.ts';
export * from './information-requests/shapes.ts';
export * from './information-requests/simulate-information-request.ts';
export * from './information-requests/simulate-reviewed-deposit.ts';
export * from './invoices/archive-invoice.ts';
export * from './invoices/attach-document.ts';
export * from './invoices/cancel-invoice.ts';
export * from './invoices/change-series.ts';
export * from './invoices/delete-draft.ts';
export * from './invoices/export-invoices.ts';
export * from './invoices/find-linked-invoice.ts';
export * from './invoices/get-invited-invoice.ts';
export * from './invoices/get-invoice-document.ts';
export * from './invoices/get-invoice.ts';
export * from './invoices/get-last-invoice.ts';
export * from './invoices/list-completed-guaranteed-invoices.ts';
export * from './invoices/list-expenses.ts';
export * from './invoices/list-guaranteed-invoices.ts';
export * from './invoices/list-guest-links.ts';
export * from './invoices/list-income.ts';
export * from './invoices/list-invoice-events.ts';
export * from './invoices/list-invoice-log.ts';
export * from './invoices/list-series.ts';
export * from './invoices/mark-paid-externally.ts';
export * from './invoices/plan-reminders.ts';
export * from './invoices/read-attached-invoice.ts';
export * from './invoices/reject-invoice.ts';
export * from './invoices/remind-buyer.ts';
export * from './invoices/resend-invoice.ts';
export * from './invoices/revoke-guest-link.ts';
export * from './invoices/save-draft.ts';
export * from './invoices/schedule-invoice.ts';
export * from './invoices/send-invoice.ts';
export * from './invoices/shapes.ts';
export * from './invoices/unschedule-invoice.ts';
export * from './members/accept-member-invite.ts';
export * from './members/cancel-member-invite.ts';
export * from './members/change-member.ts';
export * from './members/get-member-invite.ts';
export * from './members/invite-member.ts';
export * from './members/list-members.ts';
export * from './members/remove-member.ts';
export * from './members/shapes.ts';
export * from './notifications/list-emailing-docs.ts';
export * from './onboarding-fee/create-checkout-session.ts';
export * from './onboarding-fee/save-checkout-card.ts';
export * from './onboarding-fee/shapes.ts';
export * from './organizations/find-handle.ts';
export * from './organizations/find-organization.ts';
export * from './organizations/get-company-info.ts';
export * from './organizations/get-missing-information.ts';
export * from './organizations/join-waitlist.ts';
export * from './organizations/list-own-organizations.ts';
export * from './organizations/request-plan-upgrade.ts';
export * from './organizations/save-company-info.ts';
export * from './organizations/save-missing-information.ts';
export * from './organizations/set-business-type-and-handle.ts';
export * from './organizations/set-handle.ts';
export * from './organizations/shapes.ts';
export * from './partners/create-api-key.ts';
export * from './partners/create-embed-session.ts';
export * from './partners/create-guest-link.ts';
export * from './partners/create-partner-customer.ts';
export * from './partners/create-partner-invoice.ts';
export * from './partners/get-partner-customer.ts';
export * from './partners/get-partner-invoice.ts';
export * from './partners/list-api-keys.ts';
export * from './partners/revoke-api-key.ts';
export * from './partners/revoke-embed-session.ts';
export * from './partners/shapes.ts';
export * from './payments/create-card-session.ts';
export * from './payments/create-debit-token.ts';
export * from './payments/decide-payment.ts';
export * from './payments/find-crypto-quote.ts';
export * from './payments/get-debit-authorization.ts';
export * from './payments/get-transfer-instructions.ts';
export * from './payments/notify-external-payment.ts';
export * from './payments/open-crypto-quote.ts';
export * from './payments/pay-by-card.ts';
export * from './payments/pay-by-debit.ts';
export * from './payments/pay-invoice.ts';
export * from './payments/shapes.ts';
export * from './payments/simulate-coins.ts';
export * from './payments/simulate-payment-decision.ts';
export * from './payments/simulate-transfer.ts';
export * from './plans/decide-free-plan-balance.ts';
export * from './plans/get-plan.ts';
export * from './plans/list-free-plan-balances.ts';
export * from './plans/shapes.ts';
export * from './rewards/get-rewards.ts';
export * from './rewards/redeem-points.ts';
export * from './sandbox/get-clock.ts';
export * from './sandbox/move-clock.ts';
export * from './sandbox/shapes.ts';
export * from './search/search-records.ts';
export * from './search/shapes.ts';
export * from './signups/accept-contact-invite.ts';
export * from './signups/check-if-email-exists.ts';
export * from './signups/check-if-handle-exists.ts';
export * from './signups/create-organization.ts';
export * from './signups/get-company-invite.ts';
export * from './signups/get-countries-phone-info.ts';
export * from './signups/get-invite.ts';
export * from './signups/get-terms.ts';
export * from './signups/resend-invited-verification-email.ts';
export * from './signups/resend-verification-email.ts';
export * from './signups/set-credentials.ts';
export * from './signups/set-invited-company-credentials.ts';
export * from './signups/set-invited-credentials.ts';
export * from './signups/shapes.ts';
export * from './signups/sign-up-with-provider.ts';
export * from './signups/verify-email.ts';
export * from './signups/verify-updated-email.ts';
export * from './staff/change-staff-role.ts';
export * from './staff/change-staff-status.ts';
export * from './staff/invite-staff.ts';
export * from './staff/list-staff.ts';
export * from './staff/resend-staff-invitation.ts';
export * from './staff/reset-staff-2fa.ts';
export * from './staff/shapes.ts';
export * from './transactions/export-transactions.ts';
export * from './transactions/get-account-statement.ts';
export * from './transactions/get-statement-file.ts';
export * from './transactions/get-statement-proof.ts';
export * from './transactions/get-transaction.ts';
export * from './transactions/list-transactions.ts';
export * from './transactions/shapes.ts';
export * from './transfers/cancel-transfer.ts';
export * from './transfers/create-quote.ts';
export * from './transfers/decide-transfer.ts';
export * from './transfers/decide-withdrawal.ts';
export * from './transfers/get-conversion-rate.ts';
export * from './transfers/get-staff-transfer.ts';
export * from './transfers/get-transfer-terms.ts';
export * from './transfers/get-transfer.ts';
export * from './transfers/list-waiting-transfers.ts';
export * from './transfers/move-transfer-again.ts';
export * from './transfers/record-bank-move.ts';
export * from './transfers/shapes.ts';
export * from './transfers/simulate-monitoring.ts';
export * from './transfers/simulate-transfer-decision.ts';
export * from './transfers/transfer-money.ts';
export * from './transfers/withdraw-money.ts';
export * from './verification-cases/add-internal-note.ts';
export * from './verification-cases/approve-company.ts';
export * from './verification-cases/approve-owner-entity.ts';
export * from './verification-cases/approve-step.ts';
export * from './verification-cases/approve-user.ts';
export * from './verification-cases/correct-business-address.ts';
export * from './verification-cases/correct-legal-name.ts';
export * from './verification-cases/correct-person-names.ts';
export * from './verification-cases/deny-company.ts';
export * from './verification-cases/deny-step.ts';
export * from './verification-cases/deny-user.ts';
export * from './verification-cases/escalate-case.ts';
export * from './verification-cases/get-company-under-verification.ts';
export * from './verification-cases/get-customer-file.ts';
export * from './verification-cases/get-person-under-verification.ts';
export * from './verification-cases/list-companies-under-verification.ts';
export * from './verification-cases/list-people-under-verification.ts';
export * from './verification-cases/list-sign-ups.ts';
export * from './verification-cases/request-new-kyc.ts';
export * from './verification-cases/reset-verification.ts';
export * from './verification-cases/review-file.ts';
export * from './verification-cases/review-user-file.ts';
export * from './verification-cases/set-kyc-status.ts';
export * from './verification-cases/shapes.ts';
export * from './verification/change-owner-email.ts';
export * from './verification/create-kyc-session.ts';
export * from './verification/finalize-verification.ts';
export * from './verification/finish-onboarding.ts';
export * from './verification/get-in-review.ts';
export * from './verification/get-verification.ts';
export * from './verification/list-allowed-documents.ts';
export * from './verification/mark-kyc-as-completed.ts';
export * from './verification/note-finish-step.ts';
export * from './verification/save-business-details.ts';
export * from './verification/save-documentation.ts';
export * from './verification/save-identity-details.ts';
export * from './verification/save-officers.ts';
export * from './verification/save-owners.ts';
export * from './verification/save-public-office.ts';
export * from './verification/save-risk-profile.ts';
export * from './verification/save-verification-setup.ts';
export * from './verification/set-has-entity-owner.ts';
export * from './verification/set-kyc-vendor-dummy.ts';
export * from './verification/shapes.ts';
export * from './verification/start-on-mobile.ts';
