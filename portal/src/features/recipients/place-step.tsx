import { useFieldErrors } from '@quittance/app-shell';
import { type Corridor, corridorUnavailable } from '@quittance/sdk/banking';
import { checkCountry, checkOption, firstProblem } from '@quittance/sdk/validation';
import { Banner, Button, CountryField, CurrencyField, Form, RadioGroup, Stack, useI18n } from '@quittance/widgets/kit';
import { useMemo } from 'react';
import { recipientFormTexts } from './form-texts.en.ts';
import { currenciesTo, type RecipientValues, railsFor, withCountry, withCurrency } from './recipient-values.ts';
import { recipientsTexts } from './texts.en.ts';

export interface StepProps {
  readonly values: RecipientValues;
  readonly corridors: readonly Corridor[];
  readonly onChange: (values: RecipientValues) => void;
  readonly onContinue: () => void | Promise<void>;
}

/** The payment methods, if there are several; else a line that names the only one. */
function RailField({ values, corridors, onChange }: Omit<StepProps, 'onContinue'>) {
  const { t } = useI18n(recipientFormTexts);
  const { t: listText } = useI18n(recipientsTexts);
  const rails = railsFor(values, corridors);
  const [only] = rails;
  if (!only) return null;
  if (rails.length === 1) {
    return (
      <p className="q-muted">
        {t('onlyRail', { rail: listText(`rail.${only.rail}`) })} {t(`railHint.${only.rail}`)}
      </p>
    );
  }
  return (
    <RadioGroup
      label={listText('list.rail')}
      name="rail"
      look="cards"
      options={rails.map(({ rail }) => ({
        value: rail,
        label: listText(`rail.${rail}`),
        description: t(`railHint.${rail}`),
      }))}
      value={values.rail}
      onChange={(chosen) => {
        const rail = rails.find((each) => each.rail === chosen)?.rail ?? '';
        onChange({ ...values, rail, details: {} });
      }}
    />
  );
}

/** Where the bank is, in which currency it is paid, and how. */
export function PlaceStep({ values, corridors, onChange, onContinue }: StepProps) {
  const { t } = useI18n(recipientFormTexts);
  const { t: listText } = useI18n(recipientsTexts);
  const fieldErrors = useFieldErrors();
  const { country } = values;
  const currencies = useMemo(() => currenciesTo(country, corridors), [country, corridors]);
  const isReachable = country === '' || currencies.length > 0;
  const validate = () =>
    fieldErrors({
      country: firstProblem(checkCountry(country), isReachable ? null : corridorUnavailable),
      currency: isReachable && country !== '' ? checkOption(values.currency) : null,
    });
  return (
    <Form validate={validate} onSubmit={onContinue} label={t('steps.place')}>
      <Stack>
        <CountryField
          label={listText('list.country')}
          name="country"
          description={t('countryHint')}
          value={country}
          onChange={(chosen) => onChange(withCountry(values, chosen, corridors))}
        />
        <div role="status">{!isReachable && <Banner tone="warning">{t('unreachable')}</Banner>}</div>
        {currencies.length > 0 && (
          <CurrencyField
            label={t('currency')}
            name="currency"
            currencies={currencies}
            value={values.currency}
            onChange={(currency) => onChange(withCurrency(values, currency, corridors))}
          />
        )}
        <RailField values={values} corridors={corridors} onChange={onChange} />
        <div className="recipient-form__actions">
          <Button type="submit" variant="primary">
            {t('continue')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
