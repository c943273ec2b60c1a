/** What the portal and the back office say alike around the widgets: signing in, sessions, errors of a page. */
export const host = {
  skipToContent: 'Skip to content',
  pageTitle: '{{page}} · {{brand}}',
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
  },
  idle: {
    title: 'Your session is about to end.',
    text: 'You have been away for a while. To keep your account safe we will sign you out in {{seconds}} seconds.',
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
  preferences: {
    language: 'Language',
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
    text: 'The connection was interrupted, or a new version was just published.',
  },
  loadFailed: 'This could not be loaded',
  denied: {
    title: 'No access',
    text: 'Your role does not open this page.',
  },
  loading: 'Loading…',
};
