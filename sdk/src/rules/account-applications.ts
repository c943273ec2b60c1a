import type { ProviderStatus } from './account-status-names.ts';
import type { AccountType } from './account-type.ts';

/**
 * State of a company's application for an account at its provider.
 *
 * - `queued`: not sent yet; `unknown`: the provider may or may not have it, so it must be asked
 * - `submitted`, `in_review`, `request_for_information`: the provider is deciding
 * - `error`: the provider found faults in it, and took nothing
 * - `approved`, `denied`, `ineligible`: decided
 */
export const applicationStates = [
  'queued',
  'unknown',
  'submitted',
  'in_review',
  'request_for_information',
  'error',
  'approved',
  'denied',
  'ineligible',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** What a provider says of an application. */
export const providerAnswers = [
  'submitted',
  'in_review',
  'request_for_information',
  'error',
  'approved',
  'denied',
  'ineligible',
] as const satisfies readonly ApplicationState[];
export type ProviderAnswer = (typeof providerAnswers)[number];

/** Status of an account provider for an organization, as staff see it. */
export type ProviderState = ProviderStatus | 'in_review' | 'request_for_information' | 'error';

/** The state of each account provider for an organization. */
export type ProviderStates = Readonly<Record<AccountType, ProviderState>>;

/** Returns what an application means for the provider's state: what is not sent yet counts as submitted. */
export const providerStateOf = (state: ApplicationState): ProviderState =>
  state === 'queued' || state === 'unknown' ? 'submitted' : state;

/** Returns what customers see of a provider's state: its questions and checks are for staff. */
export function customerProviderStatus(state: ProviderState): ProviderStatus {
  switch (state) {
    case 'in_review':
    case 'request_for_information':
    case 'error':
      return 'submitted';
    default:
      return state;
  }
}

const decided: ReadonlySet<ApplicationState> = new Set<ApplicationState>(['approved', 'denied', 'ineligible']);

export const isApplicationDecided = (state: ApplicationState): boolean => decided.has(state);

/**
 * Whether news of a provider changes an application. Decisions are final, and older or repeated news change nothing, so
 * that deliveries may come late, twice and out of order.
 * @param newsAt when the provider last said something; null if it has not
 */
export const isApplicationNews = (
  { state, newsAt }: { readonly state: ApplicationState; readonly newsAt: Date | null },
  news: { readonly at: Date },
): boolean => !isApplicationDecided(state) && (newsAt === null || news.at > newsAt);

/** Code of a fault that isn't the provider's: it could not be reached. Staff read it in their language. */
export const unreachableFault = 'provider_unreachable';
