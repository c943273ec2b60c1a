// Separate, so that it can be lazy-loaded without the rest of `i18n`.
export { accountErrorMessage } from '@quittance/sdk/i18n';
