import { Timeline, useErrorText } from '@quittance/app-shell';
import { addInternalNote, mayMake } from '@quittance/sdk/client';
import { checkRequired, messageLimits } from '@quittance/sdk/validation';
import {
  Button,
  Card,
  Form,
  Inline,
  icons,
  Stack,
  TextArea,
  useClient,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { useStaff } from '../../session/staff.ts';
import type { ChangedProps, CompanyRecord } from './company-record.ts';
import { caseTexts } from './texts.en.ts';
import { useCaseForm } from './use-case-call.ts';

interface NotesCardProps extends Partial<ChangedProps> {
  // Without `onChanged`, notes are only read.
  readonly organizationId: string;
  /** The person that new notes are about; absent: the company. */
  readonly userId?: string | undefined;
  readonly notes: CompanyRecord['notes'];
}

function NoteForm({ organizationId, userId, onChanged }: Omit<NotesCardProps, 'notes'> & ChangedProps) {
  const { t } = useI18n(caseTexts);
  const client = useClient();
  const problemText = useProblemText();
  const errorText = useErrorText();
  const call = useCaseForm(onChanged);
  const [note, setNote] = useState('');
  const [isPending, setPending] = useState(false);
  const validate = (): Readonly<Record<string, string>> => {
    const found = checkRequired(note);
    return found ? { note: problemText(found) } : {};
  };
  const submit = async () => {
    setPending(true);
    const body = { organizationId, ...(userId !== undefined && { userId }), note: note.trim() };
    try {
      await call(() => client.request(addInternalNote, { body }), t('notes.done'));
      setNote('');
    } finally {
      setPending(false);
    }
  };
  return (
    <Form label={t('notes.add')} validate={validate} onSubmit={submit} describeError={errorText}>
      <TextArea
        label={t('notes.label')}
        name="note"
        required
        maxLength={messageLimits.staffNote}
        value={note}
        onChange={setNote}
        readOnly={isPending}
      />
      <Inline>
        <Button type="submit" pending={isPending}>
          {t('notes.add')}
        </Button>
      </Inline>
    </Form>
  );
}

/** What staff wrote down for colleagues, and a field for more. */
export function NotesCard({ organizationId, userId, notes, onChanged }: NotesCardProps) {
  const { t } = useI18n(caseTexts);
  const mayAdd = mayMake(addInternalNote, useStaff());
  const events = notes.map(({ noteId, note, writtenBy, writtenAt }) => ({
    id: noteId,
    what: note,
    who: writtenBy,
    at: writtenAt,
    icon: icons.documentIcon,
  }));
  return (
    <Card title={t('notes.title')}>
      <Stack>
        <Timeline label={t('notes.title')} events={events} empty={<p className="q-muted">{t('notes.empty')}</p>} />
        {mayAdd && onChanged && <NoteForm organizationId={organizationId} userId={userId} onChanged={onChanged} />}
      </Stack>
    </Card>
  );
}
