import { atom, type ReadableAtom } from 'nanostores';
import {
  type AnswerOf,
  ApiError,
  type Client,
  type Contract,
  confirmSession,
  confirmStaffSession,
  endSession,
  endStaffSession,
  getMe,
  getStaffMe,
  sendEmailCode,
  startSession,
  startStaffSession,
} from '../client/index.ts';
import type { CallRequest, CodeSource } from '../contract/index.ts';
import type { KeyValueStorage } from './safe-storage.ts';
import { clearStorage, storageKeys } from './storage-keys.ts';

export type CustomerUser = AnswerOf<Contract['getMe']>;
export type StaffUser = AnswerOf<Contract['getStaffMe']>;

/** An organization that the person may act for. */
export interface OrganizationChoice {
  readonly organizationId: string;
  readonly legalName: string;
}

export type SessionState<User> =
  /** The server was not asked yet, or an outage keeps it from answering. */
  | { readonly status: 'unknown' }
  /** `hasExpired`: somebody was signed in until just now. */
  | { readonly status: 'signed-out'; readonly hasExpired: boolean }
  /** The password was right; a code is needed. */
  | {
      readonly status: 'code-needed';
      readonly email: string;
      /** When a new code may be requested. */
      readonly resendAt: Date;
      /** Where the person finds the code. */
      readonly codeSource: CodeSource;
      /** A passkey confirms the sign-in too. */
      readonly hasPasskey: boolean;
      readonly organizations: readonly OrganizationChoice[];
    }
  /** No code is needed, but the person may act for several organizations and has to choose one. */
  | { readonly status: 'organization-needed'; readonly organizations: readonly OrganizationChoice[] }
  | { readonly status: 'signed-in'; readonly user: User };

/** What the browser answered to `createSignInPasskeyOptions`. */
export type UsedPasskey = NonNullable<CallRequest<Contract['confirmSession']>['body']['passkey']>;

export interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Of a customer: confirms the sign-in, and gets them in while others guess at the password. */
  readonly passkey?: UsedPasskey;
}

export interface CodeEntry {
  /** A one-time code or a recovery code; absent with a passkey, and where none is needed. */
  readonly code?: string;
  readonly passkey?: UsedPasskey;
  /** Needs no code on this device next time. */
  readonly rememberDevice?: boolean;
  /** Which organization to act for; the first when absent. */
  readonly organizationId?: string;
}

export interface SessionStore<User> {
  readonly $session: ReadableAtom<SessionState<User>>;
  /** For the client's cookie authentication. Known across page loads; it is no secret. */
  userId(): string | null;
  /** Checks whether a session is open. @throws {ApiError} when that can't be checked, for example without network */
  restore(): Promise<void>;
  /**
   * Checks e-mail and password. On a remembered device this signs in, unless the person has to choose an organization.
   * @throws {ApiError}
   */
  signIn(entry: SignIn): Promise<void>;
  /** Goes on with a sign-in that another call has begun, such as that of a provider. @throws {ApiError} */
  continueSignIn(started: StartedSignIn, email: string): Promise<void>;
  /** Submits the code and the choice. @throws {ApiError} such as InvalidOtpError; the state stays what it was */
  confirm(entry: CodeEntry): Promise<void>;
  /** Mails another code. @throws {ApiError} */
  resendCode(): Promise<void>;
  /** Returns to e-mail and password. */
  cancelSignIn(): void;
  /** Loads the user again, after a change. @throws {ApiError} */
  reload(): Promise<void>;
  /** Makes a call, so that the server does not end the session of a person who is active without calls. Never rejects. */
  keepAlive(): Promise<void>;
  /** Signs out. Clears this device even when the server can't be reached. */
  signOut(): Promise<void>;
  /** Ends the session here, because the server has ended it. */
  expire(): void;
  /**
   * Makes it unknown whether a session is open, because the service is out of order. Nobody is signed out: the device still
   * knows its user, and `restore` goes on with the session.
   */
  suspend(): void;
}

/** A sign-in that awaits its code, as the server answers it. */
export interface StartedSignIn {
  readonly userId: string;
  readonly otpRequired: boolean;
  readonly resendAt: string;
  readonly codeSource: CodeSource;
  readonly hasPasskey?: boolean;
  readonly organizations?: readonly OrganizationChoice[];
}

/** The calls that differ between the two kinds of session. */
interface SessionCalls<User> {
  readonly storageKey: string;
  readonly codePurpose: 'sign-in' | 'staff-sign-in';
  start(entry: SignIn): Promise<StartedSignIn>;
  confirm(entry: Partial<CodeEntry>): Promise<unknown>;
  load(): Promise<User>;
  end(): Promise<unknown>;
}

function createSession<User>(client: Client, storage: KeyValueStorage, calls: SessionCalls<User>): SessionStore<User> {
  const $session = atom<SessionState<User>>({ status: 'unknown' });
  let userId = storage.getItem(calls.storageKey);
  /** How often a session has ended here. */
  let endings = 0;
  let loads = 0;
  /** The load whose user is shown. */
  let shownLoad = 0;

  const forget = (hasExpired: boolean): void => {
    endings += 1;
    userId = null;
    storage.removeItem(calls.storageKey);
    client.forgetSession();
    $session.set({ status: 'signed-out', hasExpired });
  };

  const reload = async (): Promise<void> => {
    const endingsBefore = endings;
    loads += 1;
    const load = loads;
    const user = await calls.load();
    // Somebody may have signed out while the answer was on its way, or a later load answered first.
    if (endings !== endingsBefore || load < shownLoad) return;
    shownLoad = load;
    $session.set({ status: 'signed-in', user });
  };

  const open = async (entry: Partial<CodeEntry>): Promise<void> => {
    await calls.confirm(entry);
    if (userId) storage.setItem(calls.storageKey, userId);
    await reload();
  };

  const waiting = <Status extends 'code-needed' | 'organization-needed'>(...statuses: readonly Status[]) => {
    const state = $session.get();
    const isWaiting = (each: typeof state): each is Extract<typeof state, { readonly status: Status }> =>
      statuses.some((status) => status === each.status);
    if (!isWaiting(state)) throw new Error('No sign-in waits for this.');
    return state;
  };

  const continueSignIn = async (started: StartedSignIn, email: string): Promise<void> => {
    userId = started.userId;
    const { otpRequired, organizations = [], hasPasskey = false, codeSource } = started;
    if (!otpRequired && organizations.length > 1) return $session.set({ status: 'organization-needed', organizations });
    if (!otpRequired) return open({});
    const resendAt = new Date(started.resendAt);
    $session.set({ status: 'code-needed', email, resendAt, codeSource, hasPasskey, organizations });
  };

  return {
    $session,
    userId: () => userId,
    reload,
    async restore() {
      if (userId === null) return forget(false);
      try {
        await reload();
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
        forget($session.get().status === 'signed-in');
      }
    },
    async signIn(entry) {
      userId = null;
      await continueSignIn(await calls.start(entry), entry.email);
    },
    continueSignIn,
    async confirm(entry) {
      waiting('code-needed', 'organization-needed');
      await open(entry);
    },
    async resendCode() {
      const state = waiting('code-needed');
      const body = { email: state.email, purpose: calls.codePurpose };
      const { resendAt } = await client.request(sendEmailCode, { body });
      $session.set({ ...state, resendAt: new Date(resendAt) });
    },
    cancelSignIn: () => forget(false),
    // The client reports a refusal to the app, as for any call.
    keepAlive: () =>
      calls.load().then(
        () => undefined,
        () => undefined,
      ),
    async signOut() {
      // Clear the session on this device even if the request fails.
      await calls.end().catch(() => undefined);
      forget(false);
      clearStorage(storage);
    },
    expire: () => forget(true),
    suspend() {
      if ($session.get().status === 'signed-in') $session.set({ status: 'unknown' });
    },
  };
}

/** A customer's session in the portal. */
export function createSessionStore(client: Client, storage: KeyValueStorage): SessionStore<CustomerUser> {
  return createSession(client, storage, {
    storageKey: storageKeys.customer,
    codePurpose: 'sign-in',
    start: (body) => client.request(startSession, { body }),
    confirm: ({ code, passkey, rememberDevice = false, organizationId }) =>
      client.request(
        confirmSession,
        {
          body: {
            remember2FaChecked: rememberDevice,
            ...(passkey && { passkey }),
            ...(organizationId === undefined ? {} : { organizationId }),
          },
        },
        code === undefined ? {} : { otpCode: code },
      ),
    load: () => client.request(getMe, {}),
    end: () => client.request(endSession, {}),
  });
}

/** A staff member's session in the back office. */
export function createStaffSessionStore(client: Client, storage: KeyValueStorage): SessionStore<StaffUser> {
  return createSession(client, storage, {
    storageKey: storageKeys.staff,
    codePurpose: 'staff-sign-in',
    start: ({ email, password }) => client.request(startStaffSession, { body: { email, password } }),
    confirm: ({ code, rememberDevice = false }) =>
      client.request(
        confirmStaffSession,
        { body: { remember2FaChecked: rememberDevice } },
        code === undefined ? {} : { otpCode: code },
      ),
    load: () => client.request(getStaffMe, {}),
    end: () => client.request(endStaffSession, {}),
  });
}
