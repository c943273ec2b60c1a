import { mayMake, requestInformation } from '@quittance/sdk/client';
import { Button, icons, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import { canRequestInformation } from '../information-requests/request.ts';
import { RequestDialog } from '../information-requests/request-dialog.tsx';
import { informationRequestTexts } from '../information-requests/texts.en.ts';
import type { ChangedProps, CompanyProps } from './company-record.ts';

/** Asks the owner about the company; nothing for staff who may not, or while nobody can be asked. */
export function RequestButton({ company, onChanged }: CompanyProps & ChangedProps) {
  const { t } = useI18n(informationRequestTexts);
  const staff = useStaff();
  const [isAsking, setAsking] = useState(false);
  if (!mayMake(requestInformation, staff) || !canRequestInformation(company.verificationStatus)) return null;
  return (
    <>
      <Button size="small" icon={icons.mailIcon} onClick={() => setAsking(true)}>
        {t('open')}
      </Button>
      {isAsking && (
        <RequestDialog
          organizationId={company.organizationId}
          email={company.owner.email}
          type="companyVerification"
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}
