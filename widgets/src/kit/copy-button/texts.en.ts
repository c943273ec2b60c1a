import { defineTexts } from '@quittance/sdk/i18n';

/** Copying a text. */
export const copyButtonTexts = defineTexts('copy-button', {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
});
