// Written by scripts/generate.mjs from the texts.es.ts files. Run `npm run generate`; do not edit.
import type { Catalogue } from '@quittance/sdk/i18n';
import { spanish as accountInvite } from './account-invite/texts.es.ts';
import { spanish as accountOffered } from './account-offered/texts.es.ts';
import { spanish as accountOpened } from './account-opened/texts.es.ts';
import { spanish as accountsDecided } from './accounts-decided/texts.es.ts';
import { spanish as alreadyRegistered } from './already-registered/texts.es.ts';
import { spanish as cardDeclinedPayer } from './card-declined-payer/texts.es.ts';
import { spanish as cardDisputeLostPayer } from './card-dispute-lost-payer/texts.es.ts';
import { spanish as cardDisputeLostSeller } from './card-dispute-lost-seller/texts.es.ts';
import { spanish as cardDisputeWonSeller } from './card-dispute-won-seller/texts.es.ts';
import { spanish as cardDisputedSeller } from './card-disputed-seller/texts.es.ts';
import { spanish as cardMail } from './card-mail/texts.es.ts';
import { spanish as cardPaidSeller } from './card-paid-seller/texts.es.ts';
import { spanish as confirmationCode } from './confirmation-code/texts.es.ts';
import { spanish as contactInvite } from './contact-invite/texts.es.ts';
import { spanish as cryptoFailedPayer } from './crypto-failed-payer/texts.es.ts';
import { spanish as cryptoFailedSeller } from './crypto-failed-seller/texts.es.ts';
import { spanish as cryptoKeptPayer } from './crypto-kept-payer/texts.es.ts';
import { spanish as cryptoReturnedPayer } from './crypto-returned-payer/texts.es.ts';
import { spanish as cryptoSeenSeller } from './crypto-seen-seller/texts.es.ts';
import { spanish as debitAuthorizationCopy } from './debit-authorization-copy/texts.es.ts';
import { spanish as debitPresentedAgain } from './debit-presented-again/texts.es.ts';
import { spanish as debitRefusedPayer } from './debit-refused-payer/texts.es.ts';
import { spanish as debitRefusedSeller } from './debit-refused-seller/texts.es.ts';
import { spanish as debitReturnedPayer } from './debit-returned-payer/texts.es.ts';
import { spanish as debitReturnedSeller } from './debit-returned-seller/texts.es.ts';
import { spanish as debitReversedPayer } from './debit-reversed-payer/texts.es.ts';
import { spanish as debitReversedSeller } from './debit-reversed-seller/texts.es.ts';
import { spanish as depositSentBack } from './deposit-sent-back/texts.es.ts';
import { spanish as externalPaymentNotified } from './external-payment-notified/texts.es.ts';
import { spanish as failedDebit } from './failed-debit/texts.es.ts';
import { spanish as freePlanDecided } from './free-plan-decided/texts.es.ts';
import { spanish as freePlanMissed } from './free-plan-missed/texts.es.ts';
import { spanish as freePlanReminder } from './free-plan-reminder/texts.es.ts';
import { spanish as identityCheckFailed } from './identity-check-failed/texts.es.ts';
import { spanish as identityRequestedAgain } from './identity-requested-again/texts.es.ts';
import { spanish as informationReminder } from './information-reminder/texts.es.ts';
import { spanish as informationRequested } from './information-requested/texts.es.ts';
import { spanish as invoiceCanceled } from './invoice-canceled/texts.es.ts';
import { spanish as invoiceMail } from './invoice-mail/texts.es.ts';
import { spanish as invoiceMarkedPaidBuyer } from './invoice-marked-paid-buyer/texts.es.ts';
import { spanish as invoiceMarkedPaidSeller } from './invoice-marked-paid-seller/texts.es.ts';
import { spanish as invoiceOverdueBuyer } from './invoice-overdue-buyer/texts.es.ts';
import { spanish as invoiceOverdueSeller } from './invoice-overdue-seller/texts.es.ts';
import { spanish as invoiceRejected } from './invoice-rejected/texts.es.ts';
import { spanish as invoiceReminder } from './invoice-reminder/texts.es.ts';
import { spanish as invoiceSent } from './invoice-sent/texts.es.ts';
import { spanish as ledgerHeads } from './ledger-heads/texts.es.ts';
import { spanish as mail } from './texts.es.ts';
import { spanish as memberAccessChanged } from './member-access-changed/texts.es.ts';
import { spanish as memberCode } from './member-code/texts.es.ts';
import { spanish as memberInvite } from './member-invite/texts.es.ts';
import { spanish as memberSecured } from './member-secured/texts.es.ts';
import { spanish as onboardingFeeDue } from './onboarding-fee-due/texts.es.ts';
import { spanish as onboardingFeePaid } from './onboarding-fee-paid/texts.es.ts';
import { spanish as passwordResetCode } from './password-reset-code/texts.es.ts';
import { spanish as paymentCode } from './payment-code/texts.es.ts';
import { spanish as paymentConfirmationPayer } from './payment-confirmation-payer/texts.es.ts';
import { spanish as paymentDeniedPayer } from './payment-denied-payer/texts.es.ts';
import { spanish as paymentDeniedSeller } from './payment-denied-seller/texts.es.ts';
import { spanish as paymentGuaranteedSeller } from './payment-guaranteed-seller/texts.es.ts';
import { spanish as paymentHeldPayer } from './payment-held-payer/texts.es.ts';
import { spanish as paymentHeldSeller } from './payment-held-seller/texts.es.ts';
import { spanish as paymentMail } from './payment-mail/texts.es.ts';
import { spanish as paymentReceivedSeller } from './payment-received-seller/texts.es.ts';
import { spanish as paymentReleasedSeller } from './payment-released-seller/texts.es.ts';
import { spanish as paymentStartedSeller } from './payment-started-seller/texts.es.ts';
import { spanish as paymentUnblockedPayer } from './payment-unblocked-payer/texts.es.ts';
import { spanish as phoneNumberChanged } from './phone-number-changed/texts.es.ts';
import { spanish as phoneVerificationCode } from './phone-verification-code/texts.es.ts';
import { spanish as planChargeUnpaid } from './plan-charge-unpaid/texts.es.ts';
import { spanish as planUpgradeAnswer } from './plan-upgrade-answer/texts.es.ts';
import { spanish as planUpgradeRequest } from './plan-upgrade-request/texts.es.ts';
import { spanish as recipientCode } from './recipient-code/texts.es.ts';
import { spanish as referralInvite } from './referral-invite/texts.es.ts';
import { spanish as scheduledInvoiceNotSent } from './scheduled-invoice-not-sent/texts.es.ts';
import { spanish as securityNotice } from './security-notice/texts.es.ts';
import { spanish as seriesPaused } from './series-paused/texts.es.ts';
import { spanish as setPasswordMail } from './set-password/texts.es.ts';
import { spanish as signInCode } from './sign-in-code/texts.es.ts';
import { spanish as staffCode } from './staff-code/texts.es.ts';
import { spanish as transferCode } from './transfer-code/texts.es.ts';
import { spanish as transferMade } from './transfer-made/texts.es.ts';
import { spanish as transferReceived } from './transfer-received/texts.es.ts';
import { spanish as transferRest } from './transfer-rest/texts.es.ts';
import { spanish as verificationApproved } from './verification-approved/texts.es.ts';
import { spanish as verificationDenied } from './verification-denied/texts.es.ts';
import { spanish as verificationReturned } from './verification-returned/texts.es.ts';
import { spanish as verifyEmail } from './verify-email/texts.es.ts';
import { spanish as withdrawalAbsorbed } from './withdrawal-absorbed/texts.es.ts';
import { spanish as withdrawalCharged } from './withdrawal-charged/texts.es.ts';
import { spanish as withdrawalCovered } from './withdrawal-covered/texts.es.ts';
import { spanish as withdrawalRecovered } from './withdrawal-recovered/texts.es.ts';
import { spanish as withdrawalReturned } from './withdrawal-returned/texts.es.ts';

export const templateSpanish: Catalogue = {
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
  'card-mail': cardMail,
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
  'failed-debit': failedDebit,
  'free-plan-decided': freePlanDecided,
  'free-plan-missed': freePlanMissed,
  'free-plan-reminder': freePlanReminder,
  'identity-check-failed': identityCheckFailed,
  'identity-requested-again': identityRequestedAgain,
  'information-reminder': informationReminder,
  'information-requested': informationRequested,
  'invoice-canceled': invoiceCanceled,
  'invoice-mail': invoiceMail,
  'invoice-marked-paid-buyer': invoiceMarkedPaidBuyer,
  'invoice-marked-paid-seller': invoiceMarkedPaidSeller,
  'invoice-overdue-buyer': invoiceOverdueBuyer,
  'invoice-overdue-seller': invoiceOverdueSeller,
  'invoice-rejected': invoiceRejected,
  'invoice-reminder': invoiceReminder,
  'invoice-sent': invoiceSent,
  'ledger-heads': ledgerHeads,
  mail,
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
  'payment-mail': paymentMail,
  'payment-received-seller': paymentReceivedSeller,
  'payment-released-seller': paymentReleasedSeller,
  'payment-started-seller': paymentStartedSeller,
  'payment-unblocked-payer': paymentUnblockedPayer,
  'phone-number-changed': phoneNumberChanged,
  'phone-verification-code': phoneVerificationCode,
  'plan-charge-unpaid': planChargeUnpaid,
  'plan-upgrade-answer': planUpgradeAnswer,
  'plan-upgrade-request': planUpgradeRequest,
  'recipient-code': recipientCode,
  'referral-invite': referralInvite,
  'scheduled-invoice-not-sent': scheduledInvoiceNotSent,
  'security-notice': securityNotice,
  'series-paused': seriesPaused,
  'set-password-mail': setPasswordMail,
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
