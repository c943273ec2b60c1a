import { defineTexts } from '@quittance/sdk/i18n';

/** The gallery of the kit, in the docs and in the back office. */
export const galleryTexts = defineTexts('gallery', {
  toolbar: 'How the samples are shown',
  theme: 'Theme',
  language: 'Language',
  direction: 'Direction',
  values: {
    auto: 'Auto',
    light: 'Light',
    dark: 'Dark',
    en: 'English',
    es: 'Spanish',
    ltr: 'Left to right',
    rtl: 'Right to left',
  },
  groups: {
    actions: 'Actions',
    fields: 'Fields',
    choices: 'Choices',
    dates: 'Dates',
    data: 'Data',
    overlays: 'Overlays',
    display: 'Display',
    screens: 'Screens',
  },
  label: 'Legal name',
  description: 'As it stands in the register.',
  error: 'Please check this.',
  email: 'Email',
  size: 'Number of employees',
  send: 'Send',
  reset: 'Reset',
  sent_one: 'Sent {{count}} time',
  sent_other: 'Sent {{count}} times',
});
