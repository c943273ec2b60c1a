// Written by scripts/generate.mjs from the folders beside it. Run `npm run generate`; do not edit.
import { mail as accountInvite } from './account-invite/mail.ts';
import { mail as accountOffered } from './account-offered/mail.ts';
import { mail as accountOpened } from './account-opened/mail.ts';
import { mail as accountsDecided } from './accounts-decided/mail.ts';
import { mail as alreadyRegistered } from './already-registered/mail.ts';
import { mail as cardDeclinedPayer } from './card-declined-payer/mail.ts';
import { mail as cardDisputeLostPayer } from './card-dispute-lost-payer/mail.ts';
import { mail as cardDisputeLostSeller } from './card-dispute-lost-seller/mail.ts';
import { mail as cardDisputeWonSeller } from './card-dispute-won-seller/mail.ts';
import { mail as cardDisputedSeller } from './card-disputed-seller/mail.ts';
import { mail as cardPaidSeller } from './card-paid-seller/mail.ts';
import { mail as confirmationCode } from './confirmation-code/mail.ts';
import { mail as contactInvite } from './contact-invite/mail.ts';
import { mail as cryptoFailedPayer } from './crypto-failed-payer/mail.ts';
import { mail as cryptoFailedSeller } from './crypto-failed-seller/mail.ts';
import { mail as cryptoKeptPayer } from './crypto-kept-payer/mail.ts';
import { mail as cryptoReturnedPayer } from './crypto-returned-payer/mail.ts';
import { mail as cryptoSeenSeller } from './crypto-seen-seller/mail.ts';
import { mail as debitAuthorizationCopy } from './debit-authorization-copy/mail.ts';
import { mail as debitPresentedAgain } from './debit-presented-again/mail.ts';
import { mail as debitRefusedPayer } from './debit-refused-payer/mail.ts';
import { mail as debitRefusedSeller } from './debit-refused-seller/mail.ts';
import { mail as debitReturnedPayer } from './debit-returned-payer/mail.ts';
import { mail as debitReturnedSeller } from './debit-returned-seller/mail.ts';
import { mail as debitReversedPayer } from './debit-reversed-payer/mail.ts';
import { mail as debitReversedSeller } from './debit-reversed-seller/mail.ts';
import { mail as depositSentBack } from './deposit-sent-back/mail.ts';
import { mail as externalPaymentNotified } from './external-payment-notified/mail.ts';
import { mail as freePlanDecided } from './free-plan-decided/mail.ts';
import { mail as freePlanMissed } from './free-plan-missed/mail.ts';
import { mail as freePlanReminder } from './free-plan-reminder/mail.ts';
import { mail as identityCheckFailed } from './identity-check-failed/mail.ts';
import { mail as identityRequestedAgain } from './identity-requested-again/mail.ts';
import { mail as informationReminder } from './information-reminder/mail.ts';
import { mail as informationRequested } from './information-requested/mail.ts';
import { mail as invoiceCanceled } from './invoice-canceled/mail.ts';
import { mail as invoiceMarkedPaidBuyer } from './invoice-marked-paid-buyer/mail.ts';
import { mail as invoiceMarkedPaidSeller } from './invoice-marked-paid-seller/mail.ts';
import { mail as invoiceOverdueBuyer } from './invoice-overdue-buyer/mail.ts';
import { mail as invoiceOverdueSeller } from './invoice-overdue-seller/mail.ts';
import { mail as invoiceRejected } from './invoice-rejected/mail.ts';
import { mail as invoiceReminder } from './invoice-reminder/mail.ts';
import { mail as invoiceSent } from './invoice-sent/mail.ts';
import { mail as ledgerHeads } from './ledger-heads/mail.ts';
import { mail as memberAccessChanged } from './member-access-changed/mail.ts';
import { mail as memberCode } from './member-code/mail.ts';
import { mail as memberInvite } from './member-invite/mail.ts';
import { mail as memberSecured } from './member-secured/mail.ts';
import { mail as onboardingFeeDue } from './onboarding-fee-due/mail.ts';
import { mail as onboardingFeePaid } from './onboarding-fee-paid/mail.ts';
import { mail as passwordResetCode } from './password-reset-code/mail.ts';
import { mail as paymentCode } from './payment-code/mail.ts';
import { mail as paymentConfirmationPayer } from './payment-confirmation-payer/mail.ts';
import { mail as paymentDeniedPayer } from './payment-denied-payer/mail.ts';
import { mail as paymentDeniedSeller } from './payment-denied-seller/mail.ts';
import { mail as paymentGuaranteedSeller } from './payment-guaranteed-seller/mail.ts';
import { mail as paymentHeldPayer } from './payment-held-payer/mail.ts';
import { mail as paymentHeldSeller } from './payment-held-seller/mail.ts';
import { mail as paymentReceivedSeller } from './payment-received-seller/mail.ts';
import { mail as paymentReleasedSeller } from './payment-released-seller/mail.ts';
import { mail as paymentStartedSeller } from './payment-started-seller/mail.ts';
import { mail as paymentUnblockedPayer } from './payment-unblocked-payer/mail.ts';
import { mail as phoneNumberChanged } from './phone-number-changed/mail.ts';
import { mail as planChargeUnpaid } from './plan-charge-unpaid/mail.ts';
import { mail as planUpgradeAnswer } from './plan-upgrade-answer/mail.ts';
import { mail as planUpgradeRequest } from './plan-upgrade-request/mail.ts';
import { mail as recipientCode } from './recipient-code/mail.ts';
import { mail as referralInvite } from './referral-invite/mail.ts';
import { mail as scheduledInvoiceNotSent } from './scheduled-invoice-not-sent/mail.ts';
import { mail as securityNotice } from './security-notice/mail.ts';
import { mail as seriesPaused } from './series-paused/mail.ts';
import { mail as setPassword } from './set-password/mail.ts';
import { mail as signInCode } from './sign-in-code/mail.ts';
import { mail as staffCode } from './staff-code/mail.ts';
import { mail as transferCode } from './transfer-code/mail.ts';
import { mail as transferMade } from './transfer-made/mail.ts';
import { mail as transferReceived } from './transfer-received/mail.ts';
import { mail as transferRest } from './transfer-rest/mail.ts';
import { mail as verificationApproved } from './verification-approved/mail.ts';
import { mail as verificationDenied } from './verification-denied/mail.ts';
import { mail as verificationReturned } from './verification-returned/mail.ts';
import { mail as verifyEmail } from './verify-email/mail.ts';
import { mail as withdrawalAbsorbed } from './withdrawal-absorbed/mail.ts';
import { mail as withdrawalCharged } from './withdrawal-charged/mail.ts';
import { mail as withdrawalCovered } from './withdrawal-covered/mail.ts';
import { mail as withdrawalRecovered } from './withdrawal-recovered/mail.ts';
import { mail as withdrawalReturned } from './withdrawal-returned/mail.ts';
import { sms as phoneVerificationCode } from './phone-verification-code/sms.ts';

/** What writes each mail, by template. */
export const mails = {
  'account-invite': accountInvite,
  'account-offered': accountOffered,
  'account-opened': accountOpened,
  'accounts-decided': accountsDecided,
  'already-registered': alreadyRegistered,
  'card-declined-payer': cardDeclinedPayer,
  'card-dispute-lost-payer': cardDisputeLostPayer,
  'card-dispute-lost-seller': cardDisputeLostSeller,
  'card-dispute-won-seller': cardDisputeWonSeller,
  'card-disputed-seller': cardDisputedSeller,
  'card-paid-seller': cardPaidSeller,
  'confirmation-code': confirmationCode,
  'contact-invite': contactInvite,
  'crypto-failed-payer': cryptoFailedPayer,
  'crypto-failed-seller': cryptoFailedSeller,
  'crypto-kept-payer': cryptoKeptPayer,
  'crypto-returned-payer': cryptoReturnedPayer,
  'crypto-seen-seller': cryptoSeenSeller,
  'debit-authorization-copy': debitAuthorizationCopy,
  'debit-presented-again': debitPresentedAgain,
  'debit-refused-payer': debitRefusedPayer,
  'debit-refused-seller': debitRefusedSeller,
  'debit-returned-payer': debitReturnedPayer,
  'debit-returned-seller': debitReturnedSeller,
  'debit-reversed-payer': debitReversedPayer,
  'debit-reversed-seller': debitReversedSeller,
  'deposit-sent-back': depositSentBack,
  'external-payment-notified': externalPaymentNotified,
  'free-plan-decided': freePlanDecided,
  'free-plan-missed': freePlanMissed,
  'free-plan-reminder': freePlanReminder,
  'identity-check-failed': identityCheckFailed,
  'identity-requested-again': identityRequestedAgain,
  'information-reminder': informationReminder,
  'information-requested': informationRequested,
  'invoice-canceled': invoiceCanceled,
  'invoice-marked-paid-buyer': invoiceMarkedPaidBuyer,
  'invoice-marked-paid-seller': invoiceMarkedPaidSeller,
  'invoice-overdue-buyer': invoiceOverdueBuyer,
  'invoice-overdue-seller': invoiceOverdueSeller,
  'invoice-rejected': invoiceRejected,
  'invoice-reminder': invoiceReminder,
  'invoice-sent': invoiceSent,
  'ledger-heads': ledgerHeads,
  'member-access-changed': memberAccessChanged,
  'member-code': memberCode,
  'member-invite': memberInvite,
  'member-secured': memberSecured,
  'onboarding-fee-due': onboardingFeeDue,
  'onboarding-fee-paid': onboardingFeePaid,
  'password-reset-code': passwordResetCode,
  'payment-code': paymentCode,
  'payment-confirmation-payer': paymentConfirmationPayer,
  'payment-denied-payer': paymentDeniedPayer,
  'payment-denied-seller': paymentDeniedSeller,
  'payment-guaranteed-seller': paymentGuaranteedSeller,
  'payment-held-payer': paymentHeldPayer,
  'payment-held-seller': paymentHeldSeller,
  'payment-received-seller': paymentReceivedSeller,
  'payment-released-seller': paymentReleasedSeller,
  'payment-started-seller': paymentStartedSeller,
  'payment-unblocked-payer': paymentUnblockedPayer,
  'phone-number-changed': phoneNumberChanged,
  'plan-charge-unpaid': planChargeUnpaid,
  'plan-upgrade-answer': planUpgradeAnswer,
  'plan-upgrade-request': planUpgradeRequest,
  'recipient-code': recipientCode,
  'referral-invite': referralInvite,
  'scheduled-invoice-not-sent': scheduledInvoiceNotSent,
  'security-notice': securityNotice,
  'series-paused': seriesPaused,
  'set-password': setPassword,
  'sign-in-code': signInCode,
  'staff-code': staffCode,
  'transfer-code': transferCode,
  'transfer-made': transferMade,
  'transfer-received': transferReceived,
  'transfer-rest': transferRest,
  'verification-approved': verificationApproved,
  'verification-denied': verificationDenied,
  'verification-returned': verificationReturned,
  'verify-email': verifyEmail,
  'withdrawal-absorbed': withdrawalAbsorbed,
  'withdrawal-charged': withdrawalCharged,
  'withdrawal-covered': withdrawalCovered,
  'withdrawal-recovered': withdrawalRecovered,
  'withdrawal-returned': withdrawalReturned,
} as const;

/** What writes each text message, by template. */
export const textMessages = {
  'phone-verification-code': phoneVerificationCode,
} as const;
