import { defineTexts } from '@quittance/sdk/i18n';

/** What both apps say around their screens: frame, maintenance, and screens that fail. */
export const shellTexts = defineTexts('app-shell', {
  skipToContent: 'Skip to content',
  pageTitle: '{{page}} · {{brand}}',
  navigation: 'Main navigation',
  more: 'More',
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
  dialogFailed: 'This could not be loaded. Check your connection and try again.',
  denied: {
    title: 'No access',
    text: 'Your role doesn’t have access to this page.',
  },
  unsaved: {
    title: 'Your access has changed',
    text: 'What you’ve entered on this page can’t be saved. Stay to copy what you need.',
    leave: 'Leave',
    stay: 'Stay on this page',
  },
  loading: 'Loading…',
});
