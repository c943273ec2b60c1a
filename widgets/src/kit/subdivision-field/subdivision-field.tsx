import { loadSubdivisions } from '@quittance/sdk/reference';
import { useCallback } from 'react';
import { useLocale } from '../base/i18n.tsx';
import { useLoaded } from '../base/use-loaded.ts';
import type { FieldProps } from '../field/field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { subdivisionOptions } from './subdivision-options.ts';

export interface SubdivisionFieldProps extends FieldProps {
  /** Two capital letters of ISO 3166-1, or empty if unknown. */
  readonly country: string;
  /** The ISO 3166-2 code after the country, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A state, region or province of a country. Renders nothing for countries without them; do not require one there. */
export function SubdivisionField({ country, ...props }: SubdivisionFieldProps) {
  const locale = useLocale();
  const load = useCallback(async () => subdivisionOptions(await loadSubdivisions(country, locale)), [country, locale]);
  const { value: options, retry } = useLoaded(load);
  return options?.length === 0 ? null : <SelectField {...props} options={options} onRetry={retry} />;
}
