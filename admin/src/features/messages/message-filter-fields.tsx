import { FilterChoice, ListSearch } from '@quittance/app-shell';
import { messageChannels, messageStatuses } from '@quittance/sdk/rules';
import { useI18n } from '@quittance/widgets/kit';
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
      <FilterChoice
        label={t('channelLabel')}
        all={t('allChannels')}
        options={messageChannels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
        value={filter.channel}
        onChange={(channel) => onChange({ ...filter, channel })}
      />
      <FilterChoice
        label={t('statusLabel')}
        all={t('allStatuses')}
        options={messageStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </div>
  );
}
