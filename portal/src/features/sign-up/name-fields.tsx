import { TextField, useI18n } from '@quittance/widgets/kit';
import { signUpTexts } from './texts.en.ts';

const maxNameCharacters = 100;

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface NameFieldsProps {
  readonly value: Names;
  readonly onChange: (part: Partial<Names>) => void;
  readonly autoFocus?: boolean;
}

/** The first and last name of the person who signs up. */
export function NameFields({ value, onChange, autoFocus = false }: NameFieldsProps) {
  const { t } = useI18n(signUpTexts);
  return (
    <>
      <TextField
        label={t('firstName')}
        name="firstName"
        autoComplete="given-name"
        autoFocus={autoFocus}
        maxLength={maxNameCharacters}
        value={value.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextField
        label={t('lastName')}
        name="lastName"
        autoComplete="family-name"
        maxLength={maxNameCharacters}
        value={value.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
    </>
  );
}
