import { defineTexts } from '@quittance/sdk/i18n';

/** How much room is left in a field. */
export const characterCountTexts = defineTexts('character-count', {
  charactersLeft_one: '{{count}} character left',
  charactersLeft_other: '{{count}} characters left',
});
