import { mayMake, requestInformation, requestNewKyc, setKycStatus } from '@quittance/sdk/client';
import { canAskForIdentity, isPersonDecided, isPersonWaiting, reopeningBlockOf } from '@quittance/sdk/rules';
import { Button, Inline, icons, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { canRequestInformation } from '../information-requests/request.ts';
import { RequestDialog } from '../information-requests/request-dialog.tsx';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import type { ChangedProps, PersonProps } from './company-record.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { caseTexts } from './texts.en.ts';

/** Asks a person to prove their identity again, and takes a decision about them back. */
export function PersonActions({ person, onChanged }: PersonProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const staff = useStaff();
  const { t: requestText } = useI18n(informationRequestTexts);
  const [dialog, setDialog] = useState<'new-kyc' | 'reopen' | 'request' | null>(null);
  const { userId, kycStatus, email, name, organizationId, role } = person;
  const mayAsk = mayMake(requestNewKyc, staff) && canAskForIdentity(person);
  const mayReopen = mayMake(setKycStatus, staff) && reopeningBlockOf(person) === null;
  // Only the owner of the account is asked, about their own identity.
  const mayRequest =
    mayMake(requestInformation, staff) &&
    role === 'owner' &&
    canRequestInformation(person.companyVerificationStatus) &&
    (isPersonDecided(kycStatus) || isPersonWaiting(kycStatus));
  const close = () => setDialog(null);
  const finish = () => {
    close();
    onChanged();
  };
  return (
    <Inline>
      {mayRequest && (
        <Button icon={icons.mailIcon} onClick={() => setDialog('request')}>
          {requestText('open')}
        </Button>
      )}
      {mayReopen && <Button onClick={() => setDialog('reopen')}>{t('reopen.open')}</Button>}
      {mayAsk && (
        <Button icon={icons.refreshIcon} onClick={() => setDialog('new-kyc')}>
          {t('newKyc.open')}
        </Button>
      )}
      {dialog === 'request' && (
        <RequestDialog
          organizationId={organizationId}
          email={email}
          type="ownerIdentity"
          onClose={close}
          onDone={finish}
        />
      )}
      {dialog === 'new-kyc' && (
        <ReasonDialog
          title={t('newKyc.title', { name })}
          text={t('newKyc.text', { email })}
          name="note"
          submit={t('newKyc.submit')}
          send={(note) => client.request(requestNewKyc, { body: { userId, note } })}
          done={t('newKyc.done', { name })}
          onClose={close}
          onDone={finish}
        />
      )}
      {dialog === 'reopen' && (
        <ReasonDialog
          title={t('reopen.title', { name })}
          text={t('reopen.text')}
          name="note"
          submit={t('reopen.submit')}
          send={(note) => client.request(setKycStatus, { body: { userId, kycStatus: 'completed', note } })}
          done={t('reopen.done', { name })}
          onClose={close}
          onDone={finish}
        />
      )}
    </Inline>
  );
}
