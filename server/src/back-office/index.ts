export { backOfficeHandlers } from './handlers.ts';
