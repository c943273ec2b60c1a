import { formatBusinessInstant } from '@quittance/sdk/time';
import { html } from 'hono/html';
import { state } from './list-page.ts';
import type { MailboxMessage } from './messages.ts';
import { type Markup, mailboxPath, unbroken } from './page.ts';

export const messageTitle = (message: MailboxMessage): string =>
  message.channel === 'email' ? message.subject : `Text message to ${message.to}`;

const backLink = html`<p class="back"><a class="quiet-link" href="${mailboxPath}"><span aria-hidden="true">←</span> All messages</a></p>`;

/** Renders the page of a missing message. */
export const missingMessagePage = (): Markup => html`${backLink}
<div class="q-card">${state('No such message', 'Check the address. Restarting the sandbox may also have removed the message.')}</div>`;

/** Renders one message: recipient, time and content. @param isReturned whether the mail came back */
export const messagePage = (message: MailboxMessage, isReturned: boolean): Markup => html`${backLink}
<article class="q-card message" aria-labelledby="message-subject">
<header class="message-head">
<h1 class="title" id="message-subject">${unbroken(messageTitle(message))}</h1>
<dl class="message-facts">
<div><dt>To</dt><dd><a href="${mailboxPath}?to=${encodeURIComponent(message.to)}">${message.to}</a></dd></div>
<div><dt>From</dt><dd>${message.from}</dd></div>
<div><dt>Received</dt><dd class="q-numeric"><time datetime="${message.businessReceivedAt.toISOString()}">${formatBusinessInstant(message.businessReceivedAt, 'en')}</time></dd></div>
</dl>
${message.channel === 'email' ? bounce(message, isReturned) : ''}
</header>
${message.html === null ? html`<p class="sms-text">${message.text}</p>` : mailBody(message)}
</article>`;

/** Lets a mail come back as if its address didn't exist. */
const bounce = ({ id }: MailboxMessage, isReturned: boolean): Markup =>
  isReturned
    ? html`<p class="hint">This mail came back: its address can’t be reached until it is confirmed again.</p>`
    : html`<form class="bounce" action="${mailboxPath}/messages/${id}/bounce" method="post">
<button type="submit" class="q-button q-button--quiet">Return as undeliverable</button>
</form>`;

/**
 * Renders the mail in a frame without scripts and without our origin, so that nothing in it can affect the mailbox. Its
 * links open outside the frame.
 */
const mailBody = (
  message: MailboxMessage,
): Markup => html`<div class="mail"><iframe class="mail-frame" id="mail" title="Message" src="${mailboxPath}/messages/${message.id}/content" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></div>
<details class="plain">
<summary>Plain text</summary>
<pre class="plain-text">${message.text}</pre>
</details>`;
