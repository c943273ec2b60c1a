import { formatDecimalMoney } from '@quittance/sdk/money';
import { formatCalendarDate } from '@quittance/sdk/time';
import { Checkbox, useI18n } from '@quittance/widgets/kit';
import './waiting-transfers.css';
import { waitingTransfersTexts } from './texts.en.ts';
import type { TransferDetail } from './use-waiting-transfers.ts';

interface EntryChoiceProps {
  readonly entries: TransferDetail['unexplainedEntries'];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses the entries of the banks that show what staff record. */
export function EntryChoice({ entries, chosen, onChange }: EntryChoiceProps) {
  const { t, locale } = useI18n(waitingTransfersTexts);
  const toggle = (entryId: string, isChosen: boolean) =>
    onChange(new Set(isChosen ? [...chosen, entryId] : [...chosen].filter((each) => each !== entryId)));
  return (
    <fieldset className="transfer-entries">
      <legend>{t('entries')}</legend>
      <p className="q-muted">{t('entriesText')}</p>
      {entries.map(({ entryId, bookedOn, amount, currency, direction }) => (
        <Checkbox
          key={entryId}
          label={t(`entry.${direction}`, {
            date: formatCalendarDate(bookedOn, locale),
            entry: entryId,
            amount: formatDecimalMoney(amount, currency, locale),
          })}
          name={`entry ${entryId}`}
          checked={chosen.has(entryId)}
          onChange={(isChosen) => toggle(entryId, isChosen)}
        />
      ))}
    </fieldset>
  );
}
