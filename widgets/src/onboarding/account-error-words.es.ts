export { accountErrors as spanish } from '@quittance/sdk/i18n/es';
