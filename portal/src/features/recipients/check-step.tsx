import { errorCodeOf, Fact, FactList, useErrorText } from '@quittance/app-shell';
import { formatBankField, normalizeBankField } from '@quittance/sdk/banking';
import { addressLines, countryName } from '@quittance/sdk/rules';
import { Banner, Button, Checkbox, Form, Stack, TextButton, useI18n, useServerRefusal } from '@quittance/widgets/kit';
import { useState } from 'react';
import { recipientFormTexts } from './form-texts.en.ts';
import { NameCheckResult } from './name-check-result.tsx';
import type { NameCheck, Recipient } from './recipient.ts';
import { addressBody, detailsBody, type RecipientValues } from './recipient-values.ts';
import { recipientsTexts } from './texts.en.ts';

interface CheckStepProps {
  readonly values: RecipientValues;
  readonly stored: Recipient | undefined;
  readonly check: NameCheck;
  /** Checks again, with another name of the holder if it is given. */
  readonly onCheck: (holderName?: string) => Promise<void>;
  readonly onSave: () => Promise<void>;
  readonly onBack: () => void;
}

/** What is about to be saved, with the whole number, so that the person can check it. */
function Summary({ values, stored }: Pick<CheckStepProps, 'values' | 'stored'>) {
  const { t, locale } = useI18n(recipientsTexts);
  const { country, currency, rail, details } = values;
  const typed = details === null ? {} : detailsBody(details);
  const shown = (field: Parameters<typeof normalizeBankField>[0], value: string) =>
    formatBankField(field, normalizeBankField(field, value, country), country);
  return (
    <FactList look="aligned">
      <Fact term={t('holder')}>
        <bdi>{values.holderName}</bdi>
      </Fact>
      {details === null && stored && <Fact term={t('list.account')}>{stored.maskedNumber}</Fact>}
      {Object.entries(typed).map(([name, value]) => {
        const field = name as Parameters<typeof normalizeBankField>[0];
        return (
          <Fact key={field} term={t(`field.${field}`)}>
            {field === 'accountType' ? (
              t(value === 'savings' ? 'accountType.savings' : 'accountType.checking')
            ) : (
              <bdi className="q-numeric">{shown(field, value ?? '')}</bdi>
            )}
          </Fact>
        );
      })}
      <Fact term={t('list.country')}>{countryName(country, locale)}</Fact>
      <Fact term={t('list.currency')}>
        {currency} · {rail !== '' && t(`rail.${rail}`)}
      </Fact>
      <Fact term={t('address')}>{addressLines(addressBody(values.address), locale).join(', ')}</Fact>
    </FactList>
  );
}

/** The bank's answer, and the decision to go on. Saving asks for a one-time code. */
export function CheckStep({ values, stored, check, onCheck, onSave, onBack }: CheckStepProps) {
  const { t } = useI18n(recipientFormTexts);
  const errorText = useErrorText();
  const serverRefusal = useServerRefusal();
  const [pending, setPending] = useState<'check' | 'save' | null>(null);
  const [isSure, setSure] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { outcome, suggestedName, consequence, waitingHours } = check;
  const needsConfirmation = consequence === 'warn' && outcome === 'no-match';

  const checkAgain = async (holderName?: string) => {
    setPending('check');
    setFailure(undefined);
    try {
      await onCheck(holderName);
      setOutdated(false);
      setSure(false);
    } catch (error) {
      setFailure(error);
    }
    setPending(null);
  };
  const save = async () => {
    setPending('save');
    setFailure(undefined);
    try {
      await onSave();
    } catch (error) {
      setPending(null);
      setOutdated(errorCodeOf(error) === 'NameCheckOutdatedError');
      throw serverRefusal(error) ?? error;
    }
  };
  const canCheckAgain = outcome === 'unavailable' || isOutdated;
  return (
    <Form
      onSubmit={save}
      describeError={errorText}
      validate={() => (needsConfirmation && !isSure ? { isSure: t('confirmMissing') } : {})}
      label={t('steps.check')}
    >
      <Stack>
        <div role="status">
          <NameCheckResult
            nameCheck={check}
            action={
              suggestedName !== undefined && (
                <Button pending={pending === 'check'} onClick={() => void checkAgain(suggestedName)}>
                  {t('useName', { name: suggestedName })}
                </Button>
              )
            }
          >
            {consequence === 'refuse' && <p>{t('refused')}</p>}
            {consequence === 'warn' && waitingHours > 0 && <p>{t('waits', { hours: waitingHours })}</p>}
          </NameCheckResult>
        </div>
        <div role="alert">{failure !== undefined && <Banner tone="danger">{errorText(failure)}</Banner>}</div>
        {canCheckAgain && (
          <div>
            <TextButton disabled={pending !== null} onClick={() => void checkAgain()}>
              {t('checkAgain')}
            </TextButton>
          </div>
        )}
        <Summary values={values} stored={stored} />
        {needsConfirmation && (
          <Checkbox label={t('confirm')} name="isSure" required checked={isSure} onChange={setSure} />
        )}
        {consequence !== 'refuse' && <p className="q-muted">{t('code')}</p>}
        <div className="recipient-form__actions">
          <Button onClick={onBack} disabled={pending !== null}>
            {t('back')}
          </Button>
          {consequence !== 'refuse' && (
            <Button type="submit" variant="primary" pending={pending === 'save'}>
              {t(consequence === 'warn' ? (stored ? 'saveAnyway' : 'addAnyway') : stored ? 'save' : 'add')}
            </Button>
          )}
        </div>
      </Stack>
    </Form>
  );
}
