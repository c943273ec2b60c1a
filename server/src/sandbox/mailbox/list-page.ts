import { formatBusinessInstant } from '@quittance/sdk/time';
import { html } from 'hono/html';
import type { PresentCode } from '../../identity/index.ts';
import { authenticatorPanel } from './authenticator-panel.ts';
import type { MailboxMessage } from './messages.ts';
import { type Markup, mailboxPath, unbroken } from './page.ts';

export interface MessageList {
  readonly messages: readonly MailboxMessage[];
  /** What authenticator apps show now. */
  readonly codes: readonly PresentCode[];
  /** The filter as typed. */
  readonly to: string;
  /** Whether these are the newest messages; older pages don't refresh automatically. */
  readonly isNewest: boolean;
  readonly hasOlder: boolean;
}

/** Renders the list of messages, newest first. */
export const listPage = (list: MessageList): Markup => html`<h1 class="title">Mailbox</h1>
<p class="lead">Every email and text message that the sandbox sends arrives here.</p>
<form class="q-field filter" role="search" action="${mailboxPath}" method="get">
<label class="q-field__label" for="filter-to">Filter by address</label>
<div class="filter-row">
<div class="q-input"><input class="q-input__control" id="filter-to" name="to" type="search" value="${list.to}" placeholder="name@company.com" autocomplete="off" spellcheck="false" maxlength="254"></div>
<button type="submit" class="q-button q-button--secondary">Filter</button>
${list.to ? html`<a class="q-button q-button--quiet" href="${mailboxPath}">Show all</a>` : ''}
</div>
</form>
${authenticatorPanel(list.codes)}
<p class="q-visually-hidden" id="news" role="status"></p>
<section id="messages" class="q-card messages" aria-label="Messages" data-newest="${list.isNewest ? (list.messages[0]?.id ?? '') : 'older'}">
${list.messages.length > 0 ? rows(list.messages) : emptyState(list.to)}
</section>
${older(list)}`;

const rows = (messages: readonly MailboxMessage[]): Markup => html`<ul>${messages.map(row)}</ul>`;

const row = (message: MailboxMessage): Markup => html`<li class="row">
<a class="row-link" id="${message.id}" href="${mailboxPath}/messages/${message.id}">${unbroken(message.channel === 'email' ? message.subject : message.text)}</a>
<span class="row-to">${message.channel === 'sms' ? html`<span class="tag">SMS</span> ` : ''}<span class="q-visually-hidden">to </span>${message.to}</span>
<time class="row-time q-numeric" datetime="${message.businessReceivedAt.toISOString()}">${formatBusinessInstant(message.businessReceivedAt, 'en')}</time>
</li>`;

const emptyState = (to: string): Markup =>
  to
    ? state('Nothing for this address', `No message was sent to “${to}” yet. New ones appear automatically.`)
    : state('No messages yet', 'Sign in to the portal or send an invoice: the mail appears here automatically.');

/** Renders an empty state: why there is nothing to show. */
export const state = (title: string, text: string): Markup =>
  html`<div class="q-state"><h2 class="q-state__title">${title}</h2><p class="q-state__text empty-text">${text}</p></div>`;

function older({ messages, to, hasOlder }: MessageList): Markup | string {
  const last = messages.at(-1);
  if (!hasOlder || !last) return '';
  const query = new URLSearchParams({ ...(to && { to }), before: last.id });
  return html`<p class="more"><a class="q-button q-button--secondary" href="${mailboxPath}?${query}">Older messages</a></p>`;
}
