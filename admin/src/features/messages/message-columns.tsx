import { badgeColumn, OptionalText, textColumn, wordColumn } from '@quittance/app-shell';
import { hasText } from '@quittance/sdk/i18n';
import { formatBusinessInstant } from '@quittance/sdk/time';
import {
  type Column,
  type IconShape,
  icons,
  RelativeTime,
  type Tone,
  TruncatedText,
  useI18n,
} from '@quittance/widgets/kit';
import { messagesTexts } from './texts.en.ts';
import type { Message } from './use-messages.ts';

const faces: Readonly<Record<Message['status'], { readonly tone: Tone; readonly icon: IconShape }>> = {
  waiting: { tone: 'info', icon: icons.clockIcon },
  sent: { tone: 'neutral', icon: icons.sendIcon },
  delivered: { tone: 'success', icon: icons.checkCircleIcon },
  undelivered: { tone: 'danger', icon: icons.crossCircleIcon },
  'given-up': { tone: 'danger', icon: icons.crossCircleIcon },
};

const { template: templates } = messagesTexts.english;

/** The columns of the list of messages. */
export function useMessageColumns(): readonly Column<Message>[] {
  const { t, locale } = useI18n(messagesTexts);
  const kindOf = ({ template }: Message) => (hasText(templates, template) ? t(`template.${template}`) : template);
  const exactly = (instant: string | undefined) => (instant ? formatBusinessInstant(new Date(instant), locale) : '');
  return [
    {
      key: 'recipient',
      header: t('recipient'),
      place: 'head',
      grows: true,
      value: ({ recipient }) => recipient,
      cell: ({ recipient }) => <TruncatedText>{recipient}</TruncatedText>,
    },
    textColumn({ key: 'kind', header: t('kind') }, kindOf),
    wordColumn({ key: 'channel', header: t('channelLabel'), isSecondary: true }, ({ channel }) =>
      t(`channel.${channel}`),
    ),
    {
      key: 'reason',
      header: t('reason'),
      grows: true,
      isSecondary: true,
      csv: [
        { header: t('reason'), value: ({ reason = '' }) => reason },
        { header: t('attempts'), value: ({ attempts }) => String(attempts) },
      ],
      cell: ({ reason }) => <OptionalText text={reason} />,
    },
    {
      key: 'created',
      header: t('created'),
      csv: [
        { header: t('created'), value: ({ createdAt }) => exactly(createdAt) },
        { header: t('statusSince'), value: ({ statusAt }) => exactly(statusAt) },
      ],
      cell: ({ createdAt }) => <RelativeTime instant={createdAt} />,
    },
    badgeColumn({ key: 'status', header: t('statusLabel') }, ({ status }) => ({
      ...faces[status],
      label: t(`status.${status}`),
    })),
  ];
}
