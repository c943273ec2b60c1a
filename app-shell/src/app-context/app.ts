import type { AnswerOf, Client, Contract } from '@quittance/sdk/client';
import type { Texts } from '@quittance/sdk/i18n';
import type { OneTimeCodeStore, Resource, SessionStore } from '@quittance/sdk/stores';
import type { RouteTable } from '../navigation/route-table.tsx';
import type { PageServices } from '../page-services.ts';
import { createRequiredContext } from '../required-context.ts';
import type { Restoration } from '../restoration.ts';
import type { Guard } from './guard.ts';

/** The name of the app. */
export type ProductTexts = Texts<{ readonly name: string }>;

export type PublicConstants = AnswerOf<Contract['getPublicConstants']>;

/** The signed-in person, as both apps know them. */
export interface AppUser {
  readonly email: string;
  /** The language that they chose, on whichever device. */
  readonly locale: string | null;
  readonly preferences: { readonly theme?: ChosenTheme | undefined };
}

type ChosenTheme = 'light' | 'dark' | 'auto';

/** What a person may choose in both apps. */
export interface ChosenPreferences {
  /** BCP 47 tag. */
  readonly locale?: string;
  readonly theme?: ChosenTheme;
}

/** Everything that lives as long as the page, made once by `createApp`. */
export interface App<User extends AppUser = AppUser> extends PageServices {
  /** Version of the app, from its package. */
  readonly version: string;
  readonly client: Client;
  readonly session: SessionStore<User>;
  /** Asks the person for the one-time codes of calls that take one. */
  readonly codes: OneTimeCodeStore;
  readonly restoration: Restoration;
  /** Public constants of the installation. */
  readonly publicConstants: Resource<PublicConstants>;
  readonly findScreen: RouteTable;
  readonly guard: Guard<User>;
  /** The product's name next to the brand's. */
  readonly product?: ProductTexts | undefined;
  /** Stores choices for mails and other devices. @throws {ApiError} */
  savePreferences(chosen: ChosenPreferences): Promise<unknown>;
  /** Requests the first screen's data while its code is loading. */
  preload(isSignedIn: boolean): void;
  /** Drops data loaded for a person who signs out. */
  forget(): void;
}

const [AppProvider, useAnyApp] = createRequiredContext<App>('useApp requires an app of createApp above it.');

export { AppProvider };

/**
 * Returns the app that `createApp` created.
 * @throws Error outside an app
 */
export const useApp = <Own extends App = App>(): Own => useAnyApp() as Own;
