import { DecisionForm, type DecisionOption } from '@quittance/app-shell';
import { approveUser, denyUser, mayMake } from '@quittance/sdk/client';
import { type ApprovalBlock, approvalBlockOf, needsApprovalReason } from '@quittance/sdk/rules';
import { messageLimits } from '@quittance/sdk/validation';
import { Card, Stack, useClient, useI18n } from '@quittance/widgets/kit';
import { useStaff } from '../../session/staff.ts';
import type { ChangedProps, PersonProps } from './company-record.ts';
import { caseTexts } from './texts.en.ts';
import { useCaseForm } from './use-case-call.ts';

/** Why a person can't be approved yet. */
const hints: Readonly<Record<ApprovalBlock, 'person.notHandedIn' | 'person.identityOpen' | 'person.officeOpen'>> = {
  kyc: 'person.notHandedIn',
  identity: 'person.identityOpen',
  pep: 'person.officeOpen',
};

/** The decision about a person, once they have handed everything in. */
export function PersonDecision({ person, onChanged }: PersonProps & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const call = useCaseForm(onChanged);
  const staff = useStaff();
  const { userId, name, kycStatus, identityVersion, officeVersion } = person;
  if (kycStatus === 'approved' || kycStatus === 'denied' || !mayMake(denyUser, staff)) return null;
  const block = approvalBlockOf(person);
  const isReasonNeeded = needsApprovalReason(person);
  const options: readonly DecisionOption[] = [
    ...(block === null
      ? [
          {
            value: 'approve',
            label: t('person.approve'),
            description: t(isReasonNeeded ? 'person.approveDifferingHint' : 'person.approveHint'),
            reason: isReasonNeeded ? ('required' as const) : ('none' as const),
          },
        ]
      : []),
    {
      value: 'deny',
      label: t('person.deny'),
      description: t('person.denyHint'),
      reason: 'required',
      isDangerous: true,
    },
  ];
  const decide = (decision: string, note: string) =>
    decision === 'approve'
      ? call(
          () =>
            client.request(approveUser, {
              body: { userId, identityVersion, officeVersion, ...(note && { note }) },
            }),
          t('person.approved', { name }),
        )
      : call(() => client.request(denyUser, { body: { userId, note } }), t('person.denied', { name }));
  return (
    <Card title={t('decide.title')}>
      <Stack>
        {block && <p className="q-muted">{t(hints[block])}</p>}
        <DecisionForm
          label={t('decide.choice')}
          options={options}
          maxReasonCharacters={messageLimits.staffNote}
          reasonName="note"
          onDecide={decide}
        />
      </Stack>
    </Card>
  );
}
