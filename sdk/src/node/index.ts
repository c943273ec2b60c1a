export { ApiError, type ApiErrorKind } from '../client/index.ts';
export {
  createPartnerClient,
  type EmbedSession,
  type EmbedSessionRequest,
  type GuestLink,
  type PartnerClient,
  type PartnerClientOptions,
  type PartnerCustomer,
  type PartnerCustomerRequest,
  type Terms,
} from './partner-client.ts';
export type {
  MinorUnits,
  PartnerInvoice,
  PartnerInvoiceDraft,
  PartnerInvoiceLine,
  PartnerMoney,
} from './partner-invoice.ts';
