import { formatBusinessInstant } from '@quittance/sdk/time';
import { html } from 'hono/html';
import type { MailboxMessage } from './messages.ts';
import { type Markup, mailboxPath } from './page.ts';

export interface MessageList {
  readonly messages: readonly MailboxMessage[];
  /** The filter as it was typed. */
  readonly to: string;
  /** Whether these are the newest; older pages don't refresh themselves. */
  readonly isNewest: boolean;
  readonly hasOlder: boolean;
}

/** The list of messages, newest first. */
export const listPage = (list: MessageList): Markup => html`<div class="page-head">
<h1>Mailbox</h1>
<p class="lead">Every e-mail and text message that the sandbox sends arrives here.</p>
</div>
<form class="filter" role="search" action="${mailboxPath}" method="get">
<label for="filter-to">Filter by address</label>
<div class="filter-row">
<input id="filter-to" name="to" type="search" value="${list.to}" placeholder="name@company.com" autocomplete="off" spellcheck="false" maxlength="254">
<button type="submit" class="button">Filter</button>
${list.to ? html`<a class="quiet-link" href="${mailboxPath}">Show all</a>` : ''}
</div>
</form>
<p class="visually-hidden" id="news" role="status"></p>
<section id="messages" class="panel messages" aria-label="Messages" data-newest="${list.isNewest ? (list.messages[0]?.id ?? '') : 'older'}">
${list.messages.length > 0 ? rows(list.messages) : emptyState(list.to)}
</section>
${older(list)}`;

const rows = (messages: readonly MailboxMessage[]): Markup => html`<ul class="rows">${messages.map(row)}</ul>`;

const row = (message: MailboxMessage): Markup => html`<li class="row">
<a class="row-link" id="${message.id}" href="${mailboxPath}/messages/${message.id}">
<span class="row-subject">${message.channel === 'email' ? message.subject : message.text}</span>
</a>
<span class="row-to">${message.channel === 'sms' ? html`<span class="tag">SMS</span> ` : ''}<span class="visually-hidden">to </span>${message.to}</span>
<time class="row-time" datetime="${message.businessReceivedAt.toISOString()}">${formatBusinessInstant(message.businessReceivedAt, 'en')}</time>
</li>`;

const emptyState = (to: string): Markup =>
  to
    ? html`<div class="empty"><h2>Nothing for this address</h2><p>No message was sent to “${to}” yet. New ones appear by themselves.</p></div>`
    : html`<div class="empty"><h2>No messages yet</h2><p>Sign in to the portal or send an invoice: the mail appears here by itself.</p></div>`;

function older({ messages, to, hasOlder }: MessageList): Markup | string {
  const last = messages.at(-1);
  if (!hasOlder || !last) return '';
  const query = new URLSearchParams({ ...(to && { to }), before: last.id });
  return html`<p class="more"><a class="button" href="${mailboxPath}?${query}">Older messages</a></p>`;
}
