import { validationTexts } from '@quittance/sdk/i18n';
import { useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { DecisionForm } from '../../decision-form/decision-form.tsx';
import { useSay } from '../say.ts';
import { offline } from './sample-failures.ts';

/** Refuses a reason that says "again", loses the connection over "offline", and takes a moment over everything. */
export function SampleDecisionForm() {
  const say = useSay();
  const { t: problem } = useI18n(validationTexts);
  const [isDecided, setDecided] = useState(false);
  const decide = async (_decision: string, reason: string) => {
    setDecided(false);
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (reason === 'offline') throw offline;
    if (reason === 'again') {
      throw Object.assign(new Error('Refused.'), {
        validations: [{ path: 'body.message', message: problem('wrongFormat') }],
      });
    }
    setDecided(true);
  };
  return (
    <>
      <DecisionForm
        label={say('Decision')}
        options={[
          { value: 'approve', label: say('Approve'), description: say('The application goes on.'), reason: 'none' },
          {
            value: 'reject',
            label: say('Reject'),
            description: say('The company is told the reason.'),
            reason: 'required',
            isDangerous: true,
          },
          {
            value: 'ask',
            label: say('Request more information'),
            description: say('The owner gets a message.'),
            reason: 'required',
          },
        ]}
        maxReasonCharacters={500}
        reasonName="message"
        onDecide={decide}
      />
      <p role="status">{isDecided && say('Decided.')}</p>
    </>
  );
}
