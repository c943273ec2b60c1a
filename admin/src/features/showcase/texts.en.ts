import { defineTexts } from '@quittance/sdk/i18n';

/** The design showcase. */
export const showcaseTexts = defineTexts('showcase', {
  title: 'Design showcase',
  lead: 'Every part that the screens are made of, in every state, for the people who build them.',
});
