import { defineTexts } from '@quittance/sdk/i18n';

/** A change to how somebody signs in. */
export const securityNoticeTexts = defineTexts('security-notice', {
  heading: 'Your account’s security has changed',
  unexpected: 'If this wasn’t you, write to us right away at {{supportEmail}}.',
  passwordChanged: {
    subject: 'Your {{brandName}} password was changed',
    sentence: 'Your password was changed. You were signed out everywhere else.',
  },
  passwordReset: {
    subject: 'Your {{brandName}} password was reset',
    sentence: 'Your password was reset. You were signed out everywhere.',
  },
  authenticatorAdded: {
    subject: 'An authenticator app was added to your {{brandName}} account',
    sentence: 'Your codes now come from your authenticator app. We no longer email them.',
  },
  authenticatorRemoved: {
    subject: 'The authenticator app was removed from your {{brandName}} account',
    sentence: 'Your authenticator app and its recovery codes no longer work. We email your codes again.',
  },
  recoveryCodesReplaced: {
    subject: 'You have new {{brandName}} recovery codes',
    sentence: 'New recovery codes were made. The old ones no longer work.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code signed in to your {{brandName}} account',
    sentence: 'Somebody signed in with one of your recovery codes. Each works once.',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your {{brandName}} account',
    sentence: 'A new passkey can confirm sign-ins to your account.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your {{brandName}} account',
    sentence: 'The passkey can no longer confirm sign-ins to your account.',
  },
  googleLinked: {
    subject: 'A Google account was connected to your {{brandName}} account',
    sentence: 'You can now sign in with Google. We still ask for a code.',
  },
  googleUnlinked: {
    subject: 'The Google account was disconnected from your {{brandName}} account',
    sentence: 'Nobody can sign in to your account with Google now.',
  },
  linkedInLinked: {
    subject: 'A LinkedIn account was connected to your {{brandName}} account',
    sentence: 'You can now sign in with LinkedIn. We still ask for a code.',
  },
  linkedInUnlinked: {
    subject: 'The LinkedIn account was disconnected from your {{brandName}} account',
    sentence: 'Nobody can sign in to your account with LinkedIn now.',
  },
  secondFactorsReset: {
    subject: 'Two-factor sign-in was reset for your {{brandName}} account',
    sentence:
      'Support removed your authenticator app, recovery codes, passkeys and remembered devices. You were signed out everywhere, and we email your codes again.',
  },
});
