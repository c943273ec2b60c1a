import type { Country } from '@quittance/sdk/reference';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { useAnchoredLayer } from '../base/use-anchored-layer.ts';
import { useOutsideClick } from '../base/use-outside-click.ts';
import { comboboxPopup } from '../combobox/lazy-combobox-popup.ts';
import type { SelectOption } from '../combobox/select-option.ts';
import { type ComboboxState, useCombobox } from '../combobox/use-combobox.ts';
import { useCountries } from '../country-field/use-countries.ts';
import { Flag } from '../flag/flag.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { phoneFieldTexts } from './texts.en.ts';

const optionOf = ({ code, label, phone }: Country): SelectOption => ({
  value: code,
  label,
  icon: <Flag code={code} />,
  keywords: `${code} +${phone}`,
  end: `+${phone}`,
});

interface CountryListProps {
  readonly id: string;
  readonly list: ComboboxState;
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** The failure message in place of the list, since the field's box has no space for it. */
function FailureLayer({ list, onRetry }: { readonly list: ComboboxState; readonly onRetry: () => void }) {
  const layer = useRef<HTMLDivElement>(null);
  useAnchoredLayer({ isOpen: true, anchor: list.anchor, layer });
  // The button is inside the anchor, so presses on it don't count as outside.
  useOutsideClick(true, list.anchor, list.close);
  return (
    <div className="q-layer q-popover" popover="manual" ref={layer}>
      <LoadFailure onRetry={onRetry} />
    </div>
  );
}

/** The list of countries, loaded when the list opens. */
function CountryList({ id, list, country, onChange }: CountryListProps) {
  const { value: countries, retry: retryCountries } = useCountries();
  const { value: Popup, retry = retryCountries } = comboboxPopup.useAttempt(true);
  const options = useMemo(() => countries?.filter(({ isOfacBlocked }) => !isOfacBlocked).map(optionOf), [countries]);
  if (retry) return <FailureLayer list={list} onRetry={retry} />;
  if (!Popup || !options) return null;
  return <Popup id={id} list={list} options={options} selected={[country]} hasSearch onPick={onChange} />;
}

interface PhoneCountryProps {
  /** Id of the surrounding field. */
  readonly id: string;
  readonly country: string;
  readonly callingCode: string;
  readonly disabled: boolean | undefined;
  readonly onChange: (country: string) => void;
}

/** The country of a phone number: its flag and calling code, and a list to change it. */
export function PhoneCountry({ id, country, callingCode, disabled, onChange }: PhoneCountryProps) {
  const { t, locale } = useI18n(phoneFieldTexts);
  const button = useRef<HTMLButtonElement>(null);
  const control = useCombobox();
  const list = {
    ...control,
    close() {
      control.close();
      button.current?.focus();
    },
  };
  const isOpen = list.mode !== 'closed';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Closes only the list or the failure message: a dialog around the field stays open.
    event.preventDefault();
    event.stopPropagation();
    list.close();
  };
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the button and what opens beside it
    <span className="q-phone__country" onKeyDown={onKeyDown}>
      <span className="q-visually-hidden" id={`${id}-country-label`}>
        {t('phoneCountry')}
      </span>
      <button
        ref={button}
        id={`${id}-country`}
        type="button"
        className="q-phone__button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('callingCode', { country: name, code: callingCode })}
        disabled={disabled}
        onPointerEnter={comboboxPopup.preload}
        onFocus={comboboxPopup.preload}
        onClick={(event) => (isOpen ? list.close() : list.open(event.currentTarget))}
      >
        <Flag code={country} />
        <span className="q-numeric" dir="ltr">
          +{callingCode}
        </span>
        <Icon shape={chevronDownIcon} />
      </button>
      {isOpen && (
        <CountryList
          id={`${id}-country`}
          list={list}
          country={country}
          onChange={(chosen) => {
            list.close();
            onChange(chosen);
          }}
        />
      )}
    </span>
  );
}
