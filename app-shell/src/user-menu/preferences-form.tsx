import { useI18n } from '@quittance/widgets/kit';
import { useId } from 'react';
import './preferences-form.css';
import { userMenuTexts } from './texts.en.ts';

const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

/** Languages by their own names, so that people find theirs. */
const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

export interface PreferencesFormProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of a few options, all visible. */
function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="choice__legend">{legend}</legend>
      <div className="choice__options">
        {options.map(({ value, label }) => (
          <label key={value} className="choice__option">
            <input
              className="choice__input"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Settings for language and theme; each takes effect at once. */
export function PreferencesForm({ language, onLanguage, theme, onTheme }: PreferencesFormProps) {
  const { t } = useI18n(userMenuTexts);
  return (
    <>
      <Choice
        legend={t('language')}
        options={Object.entries(languages).map(([value, label]) => ({ value: value as Language, label }))}
        chosen={language}
        onChoose={onLanguage}
      />
      <Choice
        legend={t('theme')}
        options={themes.map((value) => ({ value, label: t(value) }))}
        chosen={theme}
        onChoose={onTheme}
      />
    </>
  );
}
