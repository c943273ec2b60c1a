import { useFieldErrors } from '@quittance/app-shell';
import { correctBusinessAddress, correctLegalName, mayMake } from '@quittance/sdk/client';
import { canCorrectAnswers } from '@quittance/sdk/rules';
import { checkCountry, checkPostalCode, checkRequired } from '@quittance/sdk/validation';
import { type AddressEntry, AddressFields, TextField, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import type { ChangedProps, CompanyProps } from './company-record.ts';
import { CorrectButton } from './correct-button.tsx';
import { CorrectionDialog, type CorrectionEnd } from './correction-dialog.tsx';
import { correctionTexts } from './correction-texts.en.ts';

const maxNameCharacters = 100;

/** What a correction of a company does. */
function CompanyHint({ company }: CompanyProps) {
  const { t } = useI18n(correctionTexts);
  return <p className="q-muted">{t(company.verificationStatus === 'approved' ? 'verified' : 'text')}</p>;
}

function LegalNameDialog({ company, ...end }: CompanyProps & CorrectionEnd) {
  const { t } = useI18n(correctionTexts);
  const client = useClient();
  const fieldErrors = useFieldErrors();
  const { organizationId, steps } = company;
  const [legalName, setLegalName] = useState(steps.kyb.data?.legalName ?? '');
  const { version } = steps.kyb;
  return (
    <CorrectionDialog
      {...end}
      title={t('legalName.open')}
      validate={() => fieldErrors({ legalName: checkRequired(legalName) })}
      send={() => client.request(correctLegalName, { body: { organizationId, legalName, version } })}
      done={t('legalName.done')}
    >
      <CompanyHint company={company} />
      <TextField
        label={t('legalName.label')}
        name="legalName"
        autoComplete="off"
        required
        maxLength={maxNameCharacters}
        value={legalName}
        onChange={setLegalName}
      />
    </CorrectionDialog>
  );
}

/** The address that was given, for the fields. */
function entryOf({ company }: CompanyProps): AddressEntry {
  const given = company.steps.kyb.data?.address ?? {};
  const { line1 = '', line2 = '', city = '', subdivision = '', postalCode = '', country = '' } = given;
  return { line1, line2, city, subdivision, postalCode, country };
}

function AddressDialog({ company, ...end }: CompanyProps & CorrectionEnd) {
  const { t } = useI18n(correctionTexts);
  const client = useClient();
  const fieldErrors = useFieldErrors();
  const { organizationId, steps } = company;
  const [address, setAddress] = useState(() => entryOf({ company }));
  const { version } = steps.kyb;
  return (
    <CorrectionDialog
      {...end}
      title={t('address.open')}
      validate={() =>
        fieldErrors({
          'address.country': checkCountry(address.country),
          'address.line1': checkRequired(address.line1),
          'address.city': checkRequired(address.city),
          'address.postalCode': checkPostalCode(address.postalCode, address.country),
        })
      }
      send={() => client.request(correctBusinessAddress, { body: { organizationId, address, version } })}
      done={t('address.done')}
    >
      <CompanyHint company={company} />
      <AddressFields value={address} onChange={setAddress} />
    </CorrectionDialog>
  );
}

type CorrectCompanyProps = CompanyProps & ChangedProps;

/** Whether staff may correct the company now. */
function useMayCorrect({ verificationStatus, companyStatus }: CompanyProps['company']): boolean {
  return mayMake(correctLegalName, useStaff()) && canCorrectAnswers(verificationStatus, companyStatus);
}

/** Corrects the legal name in the answers of a company. */
export function CorrectLegalName({ company, onChanged }: CorrectCompanyProps) {
  const { t } = useI18n(correctionTexts);
  if (!useMayCorrect(company)) return null;
  return (
    <CorrectButton label={t('legalName.open')} onChanged={onChanged}>
      {(end) => <LegalNameDialog {...end} company={company} />}
    </CorrectButton>
  );
}

/** Corrects the business address in the answers of a company. */
export function CorrectAddress({ company, onChanged }: CorrectCompanyProps) {
  const { t } = useI18n(correctionTexts);
  if (!useMayCorrect(company)) return null;
  return (
    <CorrectButton label={t('address.open')} onChanged={onChanged}>
      {(end) => <AddressDialog {...end} company={company} />}
    </CorrectButton>
  );
}
