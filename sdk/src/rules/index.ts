export {
  type ApplicationState,
  isApplicationDecided,
  isApplicationNews,
  type ProviderAnswer,
  type ProviderState,
  type ProviderStates,
  providerAnswers,
  providerStateOf,
  unreachableFault,
} from './account-applications.ts';
export { accountOpening } from './account-opening.ts';
export { isAccountSecure, mayManageFunds } from './account-security.ts';
export {
  type AccountGroup,
  accountGroup,
  accountLabel,
  currencyStatusOf,
  effectiveProviderStatuses,
  isAccountLocked,
  isNotOpened,
  isUsableAccount,
  orderAccounts,
  orderCurrencies,
  totalInUsd,
  wasOpened,
  withoutRate,
} from './account-status.ts';
export { type AccountType, accountTypes } from './account-type.ts';
export {
  type BankChargeKind,
  type ReconciliationState,
  reconciliationStates,
  type StatementProblem,
} from './bank-reconciliation.ts';
export {
  type CancelInput,
  cancelMessageOf,
  cancelProblem,
  cancelReasons,
  closingMessageCharacters,
} from './cancel-invoice.ts';
export { type Coin, coinPaymentLink, coins } from './coins.ts';
export { companyInfoLimits } from './company-info.ts';
export {
  type ContactCategory,
  type ContactStatus,
  contactCategories,
  contactName,
  contactStatuses,
  inviteExpiresAt,
  inviteLimits,
  inviteResendAt,
  inviteState,
} from './contacts.ts';
export { type ConversionTerms, convertSent, convertToReceive } from './conversion.ts';
export type { DepositField } from './deposit-fields.ts';
export {
  type DepositDecision,
  type DepositFilter,
  type DepositState,
  depositDecisionsAbout,
  depositReasonLimit,
  depositStates,
  depositSteps,
  isAssignable,
  type SimulatedDepositOutcome,
  type StaffDepositDecision,
  simulatedDepositOutcomes,
} from './deposits.ts';
export { eInvoiceProblem } from './e-invoice.ts';
export {
  annualizedReturn,
  daysEarlyRange,
  isDiscountInForce,
  leastDiscount,
  suggestedDiscount,
} from './early-discount.ts';
export {
  type ElectronicAddress,
  electronicAddressCharacters,
  electronicAddressSchemes,
  isElectronicAddress,
  normalizeElectronicId,
} from './electronic-address.ts';
export { epcDeposit, epcPayment } from './epc-payment.ts';
export {
  balanceDueOn,
  type FreePlanBalanceState,
  type FreePlanDecision,
  type FreePlanStep,
  freePlan,
  freePlanBalanceStates,
  freePlanDecisions,
  freePlanStepOn,
  freePlanTermsOn,
  isBalanceRequired,
  maxFreePlanNoteCharacters,
} from './free-plan.ts';
export { type FxCoverState, fxCoverStates } from './fx-covers.ts';
export { identityProviderNames } from './identity-providers.ts';
export * from './information-requests.ts';
export { type InvoiceAction, invoiceActions, isArchivable, isAttachable } from './invoice-actions.ts';
export { type InvoiceAmounts, type InvoiceFee, invoiceAmounts } from './invoice-amounts.ts';
export { type InvoiceBannerText, type InvoiceMedium, invoiceBanner } from './invoice-banner.ts';
export {
  type DocumentFact,
  type DocumentInvoice,
  type DocumentItem,
  type DocumentParty,
  type DocumentSetting,
  type DocumentTotal,
  type DocumentTransfer,
  documentFacts,
  documentItems,
  documentParties,
  documentPayments,
  documentTerms,
  documentTotals,
  type InvoiceDocument,
  invoiceDocument,
  lateFeeWords,
} from './invoice-document/index.ts';
export type { InvoiceFormat } from './invoice-formats.ts';
export { expectedEvents, type HistoryEvent, historyEventsOf } from './invoice-history.ts';
export { invoiceLimits, isPossibleQuantity, isPossibleRate, isTotalTooLarge } from './invoice-limits.ts';
export { defaultInvoiceSort, type InvoiceSort, invoiceSorts, isSortedByAmount } from './invoice-sorts.ts';
export {
  canEdit,
  canPay,
  isClosedUnpaid,
  isOpen,
  isOverdue,
  isPaid,
  isPaymentInProgress,
  isReleaseDelayed,
  isUnsent,
  isVisibleTo,
  listedStatus,
  type StoredInvoiceStatus,
  statusFilterOf,
  type Viewer,
  viewerOf,
} from './invoice-status.ts';
export {
  type InvoiceEvent,
  type InvoiceMilestone,
  invoiceTransitions,
  isTransition,
  statusesAfter,
  statusWhenPaid,
} from './invoice-transitions.ts';
export { issueDate } from './issue-date.ts';
export {
  isPossibleLateFee,
  type LateFeeTerms,
  type LateFeeType,
  lateFeeCapMinor,
  lateFeeDate,
  lateFeeLimits,
  lateFeesMinor,
  lateFeeTypes,
} from './late-fee.ts';
export * from './licences.ts';
export { type ListedInvoice, listStatusKey } from './list-status.ts';
export {
  type InvitableRole,
  includesRole,
  invitableRoles,
  isSubUser,
  type MemberProblem,
  maxPeople,
  memberInviteExpiresAt,
  memberProblem,
} from './members.ts';
export * from './message-statuses.ts';
export { type MissingInformationField, missingBesideVerification, missingInformation } from './missing-information.ts';
export {
  activeCurrencyOr,
  isRestrictedUser,
  judgeNavigation,
  type NavigationPage,
  type NavigationUser,
  openRequestOf,
  type RouteFacts,
  type VerificationState,
  verificationStateOf,
} from './navigation.ts';
export { type OrganizationDisplayInput, organizationDisplay } from './organization-display.ts';
export {
  isDeniedOrganization,
  isRestrictedOrganization,
  organizationStatuses,
  organizationStatusTone,
} from './organization-status.ts';
export { type AttentionKind, attentionKinds, type FirstStep, type FirstStepState, firstStepsOf } from './overview.ts';
export { readPageOrigin } from './page-origin.ts';
export { type PaymentDecision, paymentDecisionsAbout } from './payment-decisions.ts';
export type { PaymentExceptionKind } from './payment-exceptions.ts';
export { type PaymentFilter, paymentFilters } from './payment-filters.ts';
export type { PaymentMethod } from './payment-method.ts';
export {
  canGuestPay,
  isBankDebitOffered,
  isBankTransferOffered,
  isCardPaymentOffered,
  isCryptoPaymentOffered,
  isExternalPaymentOffered,
  openPaymentOptions,
  type PaymentOption,
  paymentOptionsFor,
} from './payment-options.ts';
export { type PaymentWindow, paymentWindowOf } from './payment-window.ts';
export { monthlyPlanPrice, type PlanChargeState, planCurrency, planMonthStart } from './plans.ts';
export { addressLines, countryName, type PostalAddress } from './postal-address.ts';
export { type PricingTier, pricingTiers, showsLogo } from './pricing-tier.ts';
export { bankingMorningAfter, isWireRail, payoutArrival, railSettlement } from './rail-hours.ts';
export {
  nextDatesOf,
  type Recurrence,
  type RecurrenceUnit,
  recurrenceLimits,
  recurrenceUnits,
  type SeriesAction,
  type SeriesState,
  seriesActionsIn,
} from './recurrence.ts';
export { nextReminderOn, reminderDayChoices } from './reminders.ts';
export { type OrganizationRestriction, organizationRestriction, restrictionOf } from './restriction.ts';
export type { ExplainedReturnCode } from './return-codes.ts';
export {
  type PointsHolder,
  type RedemptionObstacle,
  redeemedPointsProblem,
  redemptionObstacle,
  settledPoints,
  takenBackPointsOwed,
} from './reward-redemption.ts';
export { isRewardOffered, rewardCurrency, rewardPoints, rewardTermsOn, rewardValueMinor } from './rewards.ts';
export { type SandboxPayoutOutcome, sandboxPayoutDigits } from './sandbox-payout-accounts.ts';
export * from './search-kinds.ts';
export { maxSearchCharacters } from './search-limits.ts';
export { leadingSellerTool, type SellerTool, sellerMailsPerDay, sellerTools } from './seller-tools.ts';
export {
  type SchedulableInvoice,
  type SendableLateFee,
  type SendableLine,
  type SendingProblem,
  schedulingProblems,
  sendingProblems,
} from './sending-problems.ts';
export { verificationLinkLimits } from './sign-up-limits.ts';
export { staffEditProblem } from './staff-edits.ts';
export { maxPdfLines, type StatementFormat, statementFormats } from './statement-limits.ts';
export type { StatusStep } from './status-steps.ts';
export { failureOfPayment, isAwaitingBank, submissionOutcome } from './submission-outcome.ts';
export * from './support-chat.ts';
export type { SystemService } from './system.ts';
export * from './transactions.ts';
export { transferSteps } from './transfer-steps.ts';
export {
  type BankMoveDirection,
  canCancelTransfer,
  decisionsAbout,
  holdDecisions,
  isTransferMove,
  maxTransferReferenceLength,
  reasonedDecisions,
  type StaffTransferDecision,
  type StaffTransferState,
  staffDecisionsAbout,
  type TransferDecision,
  type TransferEvent,
  type TransferKind,
  type TransferState,
  transferReasonLimit,
  type WaitingTransferState,
  waitingTransferStates,
  withdrawalDecisions,
} from './transfers.ts';
export {
  maxUpgradeNoteCharacters,
  type UpgradeAnswer,
  type UpgradeRequestStatus,
  upgradeAnswers,
  upgradeRequestStatuses,
} from './upgrade-requests.ts';
export {
  type FileGroup,
  type FileOwner,
  fileGroupRules,
  isNumberedRole,
  readUploadKey,
  type UploadPlace,
  uploadKey,
} from './upload-place.ts';
export * from './verification/index.ts';
export {
  comparedIdentityDisplayStatus,
  identityDisplayStatus,
  type VerificationDisplay,
  type VerificationDisplayInput,
  verificationDisplay,
} from './verification-display.ts';
export { isVerificationStepComplete } from './verification-step-complete.ts';
export { isWelcomeEarned, type WelcomeBonus, welcomeBonusOf } from './welcome-bonus.ts';
