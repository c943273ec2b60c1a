import {
  type AnswerOf,
  type Contract,
  createClient,
  createEmbedSession,
  createGuestLink,
  createPartnerCustomer,
  createPartnerInvoice,
  getPartnerCustomer,
  getPartnerInvoice,
  getTerms,
  type RequestOf,
  type RequestOptions,
  revokeEmbedSession,
} from '../client/index.ts';
import { decodeInvoice, encodeDraft, type PartnerInvoice, type PartnerInvoiceDraft } from './partner-invoice.ts';

export interface PartnerClientOptions {
  /** Origin of the API, such as `https://pay.example`. */
  readonly baseUrl: string;
  /** A secret key. Keep it on the server. */
  readonly apiKey: string;
  /** Time limit of one attempt, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** A link to one invoice, and the token of the widgets for it. */
export type GuestLink = AnswerOf<Contract['createGuestLink']>;

/** Which widgets a page shows, from which origin, and for which invoice. */
export type EmbedSessionRequest = RequestOf<Contract['createEmbedSession']>['body'];

/** A session for the widgets of one page: give `token` and `expiresAt` to their session callback. */
export type EmbedSession = AnswerOf<Contract['createEmbedSession']>;

/** A business of one of your customers, and its owner. */
export type PartnerCustomerRequest = RequestOf<Contract['createPartnerCustomer']>['body'];

/** A business that you created, with the status of its verification. */
export type PartnerCustomer = AnswerOf<Contract['getPartnerCustomer']>;

/** The terms that the owner of a business accepts. */
export type Terms = AnswerOf<Contract['getTerms']>;

export interface PartnerClient {
  readonly terms: {
    /** Returns the current terms. Show them, and pass their version to `customers.create` once they are accepted. */
    get(options?: Pick<RequestOptions, 'signal'>): Promise<Terms>;
  };
  readonly customers: {
    /**
     * Creates a business and its owner, and mails the owner an invitation. Pass your customer's id as `idempotencyKey`:
     * repeating the call then creates no second one.
     * @throws {ApiError} EmailInUseError if the owner has an account already
     */
    create(
      request: PartnerCustomerRequest,
      options?: Pick<RequestOptions, 'signal' | 'idempotencyKey'>,
    ): Promise<PartnerCustomer>;
    /** @throws {ApiError} NotFoundError for businesses that you did not create */
    get(customerId: string, options?: Pick<RequestOptions, 'signal'>): Promise<PartnerCustomer>;
  };
  readonly invoices: {
    /**
     * Creates and sends an invoice. Pass your order's id as `idempotencyKey`: repeating the call then creates no second
     * invoice.
     * @throws {ApiError} of kind `unknown-outcome` when the answer was lost: retry with the error's `idempotencyKey`
     */
    create(
      draft: PartnerInvoiceDraft,
      options?: Pick<RequestOptions, 'signal' | 'idempotencyKey'>,
    ): Promise<{ invoice: PartnerInvoice; guestLink: GuestLink }>;
    /** Returns an invoice. @throws {ApiError} NotFoundError */
    get(invoiceId: string, options?: Pick<RequestOptions, 'signal'>): Promise<PartnerInvoice>;
  };
  readonly guestLinks: {
    /** Creates a new link. @throws {ApiError} NotFoundError, InvoiceStateError */
    create(request: { readonly invoiceId: string }, options?: Pick<RequestOptions, 'signal'>): Promise<GuestLink>;
  };
  readonly embedSessions: {
    /**
     * Opens a session of minutes. Call it each time that a widget asks your page for a session, after you have checked
     * who is signed in there. Repeating a call with the same `idempotencyKey` returns the same session.
     * @throws {ApiError} ValidationError for an origin or a widget that the key doesn't list; NotFoundError for an
     *   invoice of another organization
     */
    create(
      request: EmbedSessionRequest,
      options?: Pick<RequestOptions, 'signal' | 'idempotencyKey'>,
    ): Promise<EmbedSession>;
    /** Ends a session, for example when its person signs out of your page. @throws {ApiError} NotFoundError */
    revoke(embedSessionId: string, options?: Pick<RequestOptions, 'signal'>): Promise<void>;
  };
}

/** Creates the client for a partner's back end. @throws {Error} in a browser */
export function createPartnerClient({ apiKey, ...options }: PartnerClientOptions): PartnerClient {
  if ('document' in globalThis) throw new Error('A secret key must never reach a browser.');
  const client = createClient({ ...options, auth: { kind: 'api-key', secret: apiKey } });
  return {
    terms: { get: (requestOptions) => client.request(getTerms, {}, requestOptions) },
    customers: {
      create: (body, requestOptions) => client.request(createPartnerCustomer, { body }, requestOptions),
      get: (customerId, requestOptions) =>
        client.request(getPartnerCustomer, { params: { customerId } }, requestOptions),
    },
    invoices: {
      async create(draft, requestOptions) {
        const answer = await client.request(createPartnerInvoice, { body: encodeDraft(draft) }, requestOptions);
        return { invoice: decodeInvoice(answer.invoice), guestLink: answer.guestLink };
      },
      get: async (id, requestOptions) =>
        decodeInvoice(await client.request(getPartnerInvoice, { params: { id } }, requestOptions)),
    },
    guestLinks: {
      create: (body, requestOptions) => client.request(createGuestLink, { body }, requestOptions),
    },
    embedSessions: {
      create: (body, requestOptions) => client.request(createEmbedSession, { body }, requestOptions),
      async revoke(embedSessionId, requestOptions) {
        await client.request(revokeEmbedSession, { params: { embedSessionId } }, requestOptions);
      },
    },
  };
}
