export { transaction as spanish } from '@quittance/sdk/i18n/es';
