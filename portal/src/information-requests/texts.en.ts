import { defineTexts } from '@quittance/sdk/i18n';

/** What pages say about requests for information. */
export const requestNoticeTexts = defineTexts('request-notice', {
  sent: 'We need information from you',
  sentText: 'We’re checking this and have a question. Please answer it so that we can go on.',
  answer: 'Answer',
  replied: 'Your answer was sent',
  repliedText: 'We’re reviewing it and will email you if we need anything else.',
  view: 'See your answer',
});
