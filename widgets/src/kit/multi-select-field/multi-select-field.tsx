import { useI18n } from '../base/i18n.tsx';
import { ComboboxField } from '../combobox/combobox-field.tsx';
import type { SelectOption } from '../combobox/select-option.ts';
import type { FieldProps } from '../field/field.tsx';
import { closeIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type MultiSummary, summarize } from './multi-summary.ts';
import { multiSelectFieldTexts } from './texts.en.ts';

export interface MultiSelectFieldProps extends FieldProps {
  readonly options: readonly SelectOption[];
  /** Values of the chosen options, in the order of the options. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** Default 'Select an option'. */
  readonly placeholder?: string | undefined;
}

function useSummaryText(summary: MultiSummary): string {
  const { t, locale } = useI18n(multiSelectFieldTexts);
  switch (summary.kind) {
    case 'none':
      return '';
    case 'all':
      return t('all');
    case 'many':
      return t('selected', { count: summary.count });
    case 'few':
      return new Intl.ListFormat(locale, { type: 'unit' }).format(summary.labels);
  }
}

/** A choice of several options with check boxes. More than two are shown as a count, all of them as 'All'. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { t } = useI18n(multiSelectFieldTexts);
  const { options, value, onChange } = props;
  const summary = summarize(options, value);
  const text = useSummaryText(summary);
  const clear = (button: HTMLElement) => {
    onChange([]);
    // The pressed button disappears, so the input gets the focus.
    button.closest('.q-input')?.querySelector('input')?.focus();
  };
  return (
    <>
      <ComboboxField
        field={props}
        options={options}
        selected={value}
        text={text}
        placeholder={props.placeholder}
        isMultiple
        action={
          summary.kind !== 'none' && (
            <IconButton icon={closeIcon} label={t('clearAll')} onClick={({ currentTarget }) => clear(currentTarget)} />
          )
        }
        onChange={(chosen) =>
          onChange(options.filter((option) => chosen.includes(option.value)).map((option) => option.value))
        }
      />
      <p className="q-visually-hidden" role="status">
        {text}
      </p>
    </>
  );
}
