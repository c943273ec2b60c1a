import type { Client } from '@quittance/sdk/client';
import { createTranslator, type I18n, type Messages } from '@quittance/sdk/i18n';
import { createGuardedClient, type WidgetSession } from './elements/sessions.ts';
import { allCatalogues } from './elements/texts.generated.ts';
import { nameAccount } from './widget/payment-flow.ts';

export interface QuittanceOptions {
  /** Origin of the API, such as `https://pay.example`. */
  readonly baseUrl: string;
  /** Answers a short-lived token whenever one is needed; asked once, however many widgets wait for it. */
  readonly session: WidgetSession;
  /** BCP 47 tag. Default `en`. */
  readonly locale?: string;
  /** Your own wording, by namespace and key; goes before ours. */
  readonly messages?: Messages;
}

/** What several widgets of a page share. Give it to elements as the property `quittance`, to React as the provider's props. */
export interface Quittance {
  readonly client: Client;
  readonly i18n: I18n;
  /** Changes language or wording of every mounted widget, without losing what was typed. */
  update(change: { readonly locale?: string; readonly messages?: Messages }): void;
  /** Drops the token; the next call asks for a new one. Without `session.account` no earlier payment is shown then. */
  signOut(): void;
}

/** Makes what widgets share. No side effects: nothing is asked or shown before a widget needs it. */
export function createQuittance({ baseUrl, session, locale = 'en', messages }: QuittanceOptions): Quittance {
  const i18n = createTranslator(allCatalogues);
  const client = createGuardedClient(
    (request) => session.get(request),
    baseUrl,
    () => i18n.language,
  );
  const update: Quittance['update'] = (change) => {
    if (change.messages) i18n.setMessages(change.messages);
    if (change.locale) void i18n.changeLanguage(change.locale);
  };
  update({ locale, ...(messages && { messages }) });
  const signOut = () => {
    client.forgetSession();
    // Without a name, the next person to sign in counts as somebody else.
    nameAccount(client, session.account);
  };
  nameAccount(client, session.account);
  return { client, i18n, update, signOut };
}
