// Written by scripts/generate.mjs from the folders beside it. Run `npm run generate`; do not edit.
import type { MailData } from '../messages.ts';
import { sample as accountInvite } from './account-invite/sample.ts';
import { sample as accountOffered } from './account-offered/sample.ts';
import { sample as accountOpened } from './account-opened/sample.ts';
import { sample as accountsDecided } from './accounts-decided/sample.ts';
import { sample as alreadyRegistered } from './already-registered/sample.ts';
import { sample as cardDeclinedPayer } from './card-declined-payer/sample.ts';
import { sample as cardDisputeLostPayer } from './card-dispute-lost-payer/sample.ts';
import { sample as cardDisputeLostSeller } from './card-dispute-lost-seller/sample.ts';
import { sample as cardDisputeWonSeller } from './card-dispute-won-seller/sample.ts';
import { sample as cardDisputedSeller } from './card-disputed-seller/sample.ts';
import { sample as cardPaidSeller } from './card-paid-seller/sample.ts';
import { sample as confirmationCode } from './confirmation-code/sample.ts';
import { sample as contactInvite } from './contact-invite/sample.ts';
import { sample as cryptoFailedPayer } from './crypto-failed-payer/sample.ts';
import { sample as cryptoFailedSeller } from './crypto-failed-seller/sample.ts';
import { sample as cryptoKeptPayer } from './crypto-kept-payer/sample.ts';
import { sample as cryptoReturnedPayer } from './crypto-returned-payer/sample.ts';
import { sample as cryptoSeenSeller } from './crypto-seen-seller/sample.ts';
import { sample as debitAuthorizationCopy } from './debit-authorization-copy/sample.ts';
import { sample as debitPresentedAgain } from './debit-presented-again/sample.ts';
import { sample as debitRefusedPayer } from './debit-refused-payer/sample.ts';
import { sample as debitRefusedSeller } from './debit-refused-seller/sample.ts';
import { sample as debitReturnedPayer } from './debit-returned-payer/sample.ts';
import { sample as debitReturnedSeller } from './debit-returned-seller/sample.ts';
import { sample as debitReversedPayer } from './debit-reversed-payer/sample.ts';
import { sample as debitReversedSeller } from './debit-reversed-seller/sample.ts';
import { sample as depositSentBack } from './deposit-sent-back/sample.ts';
import { sample as externalPaymentNotified } from './external-payment-notified/sample.ts';
import { sample as freePlanDecided } from './free-plan-decided/sample.ts';
import { sample as freePlanMissed } from './free-plan-missed/sample.ts';
import { sample as freePlanReminder } from './free-plan-reminder/sample.ts';
import { sample as identityCheckFailed } from './identity-check-failed/sample.ts';
import { sample as identityRequestedAgain } from './identity-requested-again/sample.ts';
import { sample as informationReminder } from './information-reminder/sample.ts';
import { sample as informationRequested } from './information-requested/sample.ts';
import { sample as invoiceCanceled } from './invoice-canceled/sample.ts';
import { sample as invoiceMarkedPaidBuyer } from './invoice-marked-paid-buyer/sample.ts';
import { sample as invoiceMarkedPaidSeller } from './invoice-marked-paid-seller/sample.ts';
import { sample as invoiceOverdueBuyer } from './invoice-overdue-buyer/sample.ts';
import { sample as invoiceOverdueSeller } from './invoice-overdue-seller/sample.ts';
import { sample as invoiceRejected } from './invoice-rejected/sample.ts';
import { sample as invoiceReminder } from './invoice-reminder/sample.ts';
import { sample as invoiceSent } from './invoice-sent/sample.ts';
import { sample as ledgerHeads } from './ledger-heads/sample.ts';
import { sample as memberAccessChanged } from './member-access-changed/sample.ts';
import { sample as memberCode } from './member-code/sample.ts';
import { sample as memberInvite } from './member-invite/sample.ts';
import { sample as memberSecured } from './member-secured/sample.ts';
import { sample as onboardingFeeDue } from './onboarding-fee-due/sample.ts';
import { sample as onboardingFeePaid } from './onboarding-fee-paid/sample.ts';
import { sample as passwordResetCode } from './password-reset-code/sample.ts';
import { sample as paymentCode } from './payment-code/sample.ts';
import { sample as paymentConfirmationPayer } from './payment-confirmation-payer/sample.ts';
import { sample as paymentDeniedPayer } from './payment-denied-payer/sample.ts';
import { sample as paymentDeniedSeller } from './payment-denied-seller/sample.ts';
import { sample as paymentGuaranteedSeller } from './payment-guaranteed-seller/sample.ts';
import { sample as paymentHeldPayer } from './payment-held-payer/sample.ts';
import { sample as paymentHeldSeller } from './payment-held-seller/sample.ts';
import { sample as paymentReceivedSeller } from './payment-received-seller/sample.ts';
import { sample as paymentReleasedSeller } from './payment-released-seller/sample.ts';
import { sample as paymentStartedSeller } from './payment-started-seller/sample.ts';
import { sample as paymentUnblockedPayer } from './payment-unblocked-payer/sample.ts';
import { sample as phoneNumberChanged } from './phone-number-changed/sample.ts';
import { sample as planChargeUnpaid } from './plan-charge-unpaid/sample.ts';
import { sample as planUpgradeAnswer } from './plan-upgrade-answer/sample.ts';
import { sample as planUpgradeRequest } from './plan-upgrade-request/sample.ts';
import { sample as recipientCode } from './recipient-code/sample.ts';
import { sample as referralInvite } from './referral-invite/sample.ts';
import { sample as scheduledInvoiceNotSent } from './scheduled-invoice-not-sent/sample.ts';
import { sample as securityNotice } from './security-notice/sample.ts';
import { sample as seriesPaused } from './series-paused/sample.ts';
import { sample as setPassword } from './set-password/sample.ts';
import { sample as signInCode } from './sign-in-code/sample.ts';
import { sample as staffCode } from './staff-code/sample.ts';
import { sample as transferCode } from './transfer-code/sample.ts';
import { sample as transferMade } from './transfer-made/sample.ts';
import { sample as transferReceived } from './transfer-received/sample.ts';
import { sample as transferRest } from './transfer-rest/sample.ts';
import { sample as verificationApproved } from './verification-approved/sample.ts';
import { sample as verificationDenied } from './verification-denied/sample.ts';
import { sample as verificationReturned } from './verification-returned/sample.ts';
import { sample as verifyEmail } from './verify-email/sample.ts';
import { sample as withdrawalAbsorbed } from './withdrawal-absorbed/sample.ts';
import { sample as withdrawalCharged } from './withdrawal-charged/sample.ts';
import { sample as withdrawalCovered } from './withdrawal-covered/sample.ts';
import { sample as withdrawalRecovered } from './withdrawal-recovered/sample.ts';
import { sample as withdrawalReturned } from './withdrawal-returned/sample.ts';

/** Example data of each mail. */
export const samples: MailData = {
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
};
