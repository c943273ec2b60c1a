import type { ApiKeyScope, CustomerRole, EmbeddedWidget, StaffRole } from '@quittance/sdk/contract';
import type { OrganizationRestriction } from '@quittance/sdk/rules';
import type { Locale } from './locale.ts';

interface ActorOfGuest {
  readonly kind: 'guest';
  readonly inviteId: string;
  readonly invoiceId: string;
}

/** A sign-in that awaits its confirmation. */
interface HalfSignedIn {
  readonly sessionId: string;
  readonly userId: string;
  /** Whether it needs no code, such as on a remembered device. */
  readonly isCodeWaived?: boolean;
}

/** Who makes a call. The contract's `access` says what each actor may do. */
export type Actor =
  | { readonly kind: 'anyone' }
  | ({ readonly kind: 'intermediate' } & HalfSignedIn)
  | ({ readonly kind: 'staff-intermediate' } & HalfSignedIn)
  | {
      readonly kind: 'customer';
      readonly sessionId: string;
      readonly userId: string;
      readonly email: string;
      readonly organizationId: string | null;
      readonly role: CustomerRole;
      /** The person's stored language. */
      readonly locale?: Locale;
      /** Present if the person or the organization is restricted: only calls with `evenRestricted` are answered. */
      readonly restriction?: OrganizationRestriction;
    }
  | {
      readonly kind: 'staff';
      readonly sessionId: string;
      readonly userId: string;
      readonly email: string;
      readonly role: StaffRole;
    }
  | ActorOfGuest
  | {
      readonly kind: 'api-key';
      readonly apiKeyId: string;
      readonly organizationId: string;
      readonly scopes: readonly ApiKeyScope[];
    }
  | {
      readonly kind: 'embed';
      readonly embedSessionId: string;
      /** The customer for whom the partner opened the session; null if it is for one invoice. */
      readonly organizationId: string | null;
      /** The owner of the customer that the session is for, as whom it acts; absent for other sessions. */
      readonly owner?: { readonly userId: string; readonly email: string };
      /** The rights to the one invoice that the session is for; null if it is the organization's. */
      readonly guest: ActorOfGuest | null;
      readonly widgets: readonly EmbeddedWidget[];
      /** The only origin from which the session may be used. */
      readonly origin: string;
      /** Present if the verification of the organization was denied: only calls with `evenRestricted` are answered. */
      readonly restriction?: 'denied';
    }
  /** Jobs and demo data. */
  | { readonly kind: 'system' };

export type ActorOf<Kind extends Actor['kind']> = Extract<Actor, { kind: Kind }>;
