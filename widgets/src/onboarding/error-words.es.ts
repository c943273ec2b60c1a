export { errors as spanish } from '@quittance/sdk/i18n/es';
