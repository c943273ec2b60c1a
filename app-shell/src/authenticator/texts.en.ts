import { defineTexts } from '@quittance/sdk/i18n';

/** An authenticator app and its recovery codes. */
export const authenticatorTexts = defineTexts('authenticator', {
  app: {
    title: 'Authenticator app',
    on: 'On',
    off: 'Off',
    lead: 'Get your codes from an app on your phone. We’ll stop emailing them.',
    since: 'Set up',
    setUp: 'Set up',
    remove: 'Remove',
    removed: 'Your authenticator app was removed. We email your codes again.',
    setUpTitle: 'Set up your authenticator app',
    scan: 'Scan this code with your authenticator app.',
    qr: 'QR code for your authenticator app',
    type: 'Can’t scan it? Type this key into the app:',
    copy: 'Copy key',
    firstCode: 'Code from the app',
    incomplete: 'Enter all six digits.',
    confirm: 'Confirm',
  },
  recovery: {
    title: 'Your recovery codes',
    lead: 'Save these codes somewhere safe. Each signs you in once if you lose your phone. We won’t show them again.',
    copy: 'Copy codes',
    saved: 'I saved these codes',
    done: 'Done',
    left: '{{count}} recovery codes left.',
    renew: 'New recovery codes',
    renewed: 'Your old recovery codes no longer work.',
  },
});
