import { useFieldErrors } from '@quittance/app-shell';
import { correctPersonNames, mayMake } from '@quittance/sdk/client';
import { isIdentityChecked } from '@quittance/sdk/rules';
import { checkRequired, messageLimits } from '@quittance/sdk/validation';
import { Banner, TextArea, TextField, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import type { ChangedProps, PersonProps } from './company-record.ts';
import { CorrectButton } from './correct-button.tsx';
import { CorrectionDialog, type CorrectionEnd } from './correction-dialog.tsx';
import { correctionTexts } from './correction-texts.en.ts';

const maxNameCharacters = 100;
function NamesDialog({ person, ...end }: PersonProps & CorrectionEnd) {
  const { t } = useI18n(correctionTexts);
  const client = useClient();
  const fieldErrors = useFieldErrors();
  const { userId, identityVersion: version, identityStatus, email } = person;
  const [names, setNames] = useState({ firstName: person.firstName, lastName: person.lastName });
  const [note, setNote] = useState('');
  const isChecked = isIdentityChecked(identityStatus);
  const body = { userId, ...names, version, ...(isChecked && { note }) };
  const nameField = (name: 'firstName' | 'lastName', label: string) => (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      required
      maxLength={maxNameCharacters}
      value={names[name]}
      onChange={(typed) => setNames({ ...names, [name]: typed })}
    />
  );
  return (
    <CorrectionDialog
      {...end}
      title={t('names.open')}
      validate={() =>
        fieldErrors({
          firstName: checkRequired(names.firstName),
          lastName: checkRequired(names.lastName),
          note: isChecked ? checkRequired(note) : null,
        })
      }
      send={() => client.request(correctPersonNames, { body })}
      done={t('names.done')}
    >
      {isChecked ? <Banner tone="warning">{t('names.check')}</Banner> : <p className="q-muted">{t('text')}</p>}
      {nameField('firstName', t('names.first'))}
      {nameField('lastName', t('names.last'))}
      {isChecked && (
        <TextArea
          label={t('names.note')}
          description={t('names.hint', { email })}
          name="note"
          required
          rows={3}
          maxLength={messageLimits.staffNote}
          value={note}
          onChange={setNote}
        />
      )}
    </CorrectionDialog>
  );
}

/** Corrects the names of a person while their case is open. */
export function CorrectNames({ person, onChanged }: PersonProps & ChangedProps) {
  const { t } = useI18n(correctionTexts);
  if (!mayMake(correctPersonNames, useStaff()) || !person.canCorrectNames) return null;
  return (
    <CorrectButton label={t('names.open')} onChanged={onChanged}>
      {(end) => <NamesDialog {...end} person={person} />}
    </CorrectButton>
  );
}
