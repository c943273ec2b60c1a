import { defineTexts } from '../texts.ts';

/** What the portal and the back office say alike around the widgets: signing in, sessions, errors of a page. */
export const hostTexts = defineTexts('host', {
  skipToContent: 'Skip to content',
  pageTitle: '{{page}} · {{brand}}',
  navigation: 'Main navigation',
  user: {
    menu: 'Account of {{name}}',
    signOut: 'Sign out',
  },
  signIn: {
    title: 'Sign in',
    email: 'Email',
    password: 'Password',
    submit: 'Continue',
    mustSignIn: 'You must Log In to continue',
    sessionExpired: 'Your session has expired. Please sign in again.',
    emailRequired: 'A correctly formatted email address is required',
    required: 'This field is required.',
    business: 'Business',
  },
  code: {
    title: 'Check your email',
    sentTo: 'We sent a one-time code to {{email}}.',
    label: 'One-time code',
    remember: 'Remember this device',
    submit: 'Sign in',
    back: 'Start over',
    incomplete: 'Enter all six digits.',
    confirmTitle: 'Confirm with a code',
    confirm: 'Confirm',
    cancel: 'Cancel',
    notSent: 'We couldn’t send you a code',
  },
  idle: {
    title: 'Your session is about to end.',
    text_one: 'You have been away for a while. To keep your account safe we will sign you out in {{count}} second.',
    text_other: 'You have been away for a while. To keep your account safe we will sign you out in {{count}} seconds.',
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
  preferences: {
    language: 'Language',
    notSaved: 'We couldn’t save your language. It applies on this device only.',
    theme: 'Theme',
    light: 'Light',
    dark: 'Dark',
    auto: 'Auto',
  },
  maintenanceUnnamed: 'The service is currently under maintenance. Please try again in a few minutes.',
  maintenance: '{{brand}} is currently under maintenance. Please try again in a few minutes.',
  screenFailed: {
    title: 'This page could not be shown',
    text: 'Something went wrong on our side. Your data is safe; please try again.',
  },
  chunkFailed: {
    title: 'This page could not be loaded',
    text: 'Check your connection and try again.',
  },
  loadFailed: 'This could not be loaded',
  denied: {
    title: 'No access',
    text: 'Your role doesn’t have access to this page.',
  },
  loading: 'Loading…',
  list: {
    clearFilters: 'Clear filters',
  },
  decision: {
    missing: 'Please select an option.',
    reason: 'Reason',
    reasonMissing: 'This field is required.',
    submit: 'Submit decision',
  },
  timeline: {
    expected: 'Expected {{date}}',
  },
  export: {
    start: 'Export CSV',
    cancel: 'Cancel export',
    running: 'Exporting… Rows so far: {{rows}}',
    done: 'Rows exported: {{rows}}',
    cut: 'Rows exported: the first {{rows}}. Filter the list to export the rest.',
  },
});
