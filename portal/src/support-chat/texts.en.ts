import { defineTexts } from '@quittance/sdk/i18n';

/** The chat with support. */
export const supportChatTexts = defineTexts('support-chat', {
  open: 'Chat with support',
  close: 'Close the chat',
  title: 'Support',
  loading: 'The chat is opening…',
  failed: 'The chat could not be opened. Try again, or write to {{email}}.',
  retry: 'Try again',
});
