import { checkFileGiven } from '@quittance/sdk/validation';
import { Button, Form, Stack, TextArea, useI18n, useProblemText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { NoHeadsError, NoProofError, type StatementToCheck } from './check-statement.ts';
import { type ReadFile, ReadFileField } from './read-file-field.tsx';
import { checkStatementTexts } from './texts.en.ts';

interface CheckFormProps {
  readonly onCheck: (statement: StatementToCheck) => Promise<void>;
  /** Something else is given: what was found is out of date. */
  readonly onChange: () => void;
}

/** Asks for the files and the heads. */
export function CheckForm({ onCheck, onChange }: CheckFormProps) {
  const { t } = useI18n(checkStatementTexts);
  const problemText = useProblemText();
  const [proof, setProof] = useState<ReadFile>();
  const [csv, setCsv] = useState<ReadFile>();
  const [heads, setHeads] = useState('');
  const [isChecking, setChecking] = useState(false);
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      onChange();
    };
  const validate = () => {
    const problem = checkFileGiven(proof ? 1 : 0);
    return problem ? { proof: problemText(problem) } : {};
  };
  const check = async () => {
    setChecking(true);
    try {
      await onCheck({ proof: proof?.text ?? '', csv: csv?.text, heads });
    } finally {
      setChecking(false);
    }
  };
  const describe = (error: unknown): string => {
    if (error instanceof NoProofError) return t('noProof', { name: proof?.name ?? '' });
    return error instanceof NoHeadsError ? t('noHeads') : t('failed');
  };
  return (
    <Form label={t('title')} validate={validate} onSubmit={check} describeError={describe}>
      <Stack>
        <ReadFileField
          label={t('proof')}
          description={t('proofHint')}
          name="proof"
          extension="json"
          file={proof}
          onChange={changing(setProof)}
        />
        <TextArea
          label={t('heads')}
          description={t('headsHint')}
          name="heads"
          required={false}
          rows={3}
          value={heads}
          onChange={changing(setHeads)}
        />
        <ReadFileField
          label={t('csv')}
          description={t('csvHint')}
          name="csv"
          extension="csv"
          required={false}
          file={csv}
          onChange={changing(setCsv)}
        />
        <div>
          <Button type="submit" variant="primary" pending={isChecking}>
            {t('check')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
