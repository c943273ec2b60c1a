import { defineTexts } from '@quittance/sdk/i18n';

/** The pages that say where a verification stands. */
export const verificationTexts = defineTexts('verification', {
  verify: {
    title: 'Verification',
    lead: 'We verify every business before it can hold and move money.',
    leadPerson: 'Your business is verified. We also verify everyone who works in it.',
    deniedTitle: 'We can’t open accounts for your company',
    deniedText: 'We’ve reviewed its application and can’t approve it. Write to us if you think that this is a mistake.',
  },
  steps: {
    title: 'Where it stands',
    business: 'Your business',
    businessText: 'Account, company profile, owners and documents.',
    identity: 'Your identity',
    identityText: 'Personal details and an identity document.',
    pep: 'Public offices',
    pepText: 'Whether you or a close relative hold a public office.',
  },
  state: {
    open: 'To do',
    started: 'Started',
    complete: 'Complete, not handed in yet',
    requested: 'Additional Info Requested',
    replied: 'Needs review - info submitted',
    returned: 'To be corrected',
    submitted: 'In review',
    approved: 'Done',
    denied: 'Not accepted',
  },
  missing: {
    title: 'Missing information',
    give: 'Complete missing information',
    handle: 'Handle',
    address: 'Business address',
    phoneNumber: 'Your phone number',
  },
  check: 'Refresh',
  settings: 'Your settings',
  /** Pages that follow once everything was handed in. */
  handedIn: {
    congratulations: 'Application handed in',
    checkout: 'Card for the onboarding fee',
    referrals: 'Invite referral partners',
    waitlists: 'Join waiting lists',
  },
  review: {
    title: 'In review',
    lead: 'We have everything that we need from you. A review usually takes one or two business days.',
    next: 'What happens next',
    email: 'We email the account owner as soon as your business is verified.',
    ask: 'If we need more information, we email you, and this page says what to do.',
  },
  returned: {
    title: 'Please correct a part of your application',
    text: 'We’ve returned a part of your application. Each part that we’ve returned says what to correct. Correct it and submit it again.',
  },
  completed: {
    title: 'Your business is verified',
    text: 'You can now hold, send and receive money.',
    feeDue: 'The onboarding fee is still due.',
    addCard: 'Add a card',
    readOnly: 'You can now see its accounts and invoices.',
    noAccess: 'Your role doesn’t have access to its accounts and invoices. Ask the account owner for access.',
  },
  start: {
    title: 'Verify your business',
    text: 'You can begin on this phone. Have your company details and an identity document at hand.',
    textOnComputer: 'Have your company details and an identity document at hand.',
    begin: 'Start verification',
    create: 'Create a business',
  },
  desktop: {
    title: 'Continue on a computer',
    text: 'Your business is verified. Invoices and accounts are easiest to manage on a larger screen.',
    address: 'Open this address on your computer',
    copy: 'Copy address',
    here: 'Continue on this phone',
  },
  device: {
    title: 'Continue on another device',
    text: 'Open this address there and sign in. What you’ve typed is there too.',
    qr: 'Code with the address of the verification',
    scan: 'Scan it with your phone.',
    share: 'Share address',
  },
  leave: {
    title: 'Leave the verification?',
    text: 'What you typed last isn’t saved yet.',
    leave: 'Leave',
    stay: 'Stay',
  },
});
