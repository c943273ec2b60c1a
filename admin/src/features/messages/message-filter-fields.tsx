import { ListSearch } from '@quittance/app-shell';
import { messageChannels, messageStatuses } from '@quittance/sdk/rules';
import { SelectField, useI18n } from '@quittance/widgets/kit';
import { messagesTexts } from './texts.en.ts';
import type { MessageFilter } from './use-messages.ts';

interface MessageFilterFieldsProps {
  readonly filter: MessageFilter;
  readonly onChange: (filter: MessageFilter) => void;
}

/** Address, channel and status above the list of messages. */
export function MessageFilterFields({ filter, onChange }: MessageFilterFieldsProps) {
  const { t } = useI18n(messagesTexts);
  return (
    <div className="message-filters">
      <ListSearch
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <SelectField
        label={t('channelLabel')}
        isLabelHidden
        required={null}
        options={[
          { value: 'all', label: t('allChannels') },
          ...messageChannels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) })),
        ]}
        value={filter.channel || 'all'}
        onChange={(chosen) => onChange({ ...filter, channel: messageChannels.find((each) => each === chosen) ?? '' })}
      />
      <SelectField
        label={t('statusLabel')}
        isLabelHidden
        required={null}
        options={[
          { value: 'all', label: t('allStatuses') },
          ...messageStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        value={filter.status || 'all'}
        onChange={(chosen) => onChange({ ...filter, status: messageStatuses.find((each) => each === chosen) ?? '' })}
      />
    </div>
  );
}
