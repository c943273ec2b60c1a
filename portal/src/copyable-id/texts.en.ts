import { defineTexts } from '@quittance/sdk/i18n';

/** An id that people copy, such as for a question to support. */
export const copyableIdTexts = defineTexts('copyable-id', {
  copy: 'Copy ID',
});
