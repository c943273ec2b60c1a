import { type DocumentAnswers, type ProofKind, proofKinds, type Unfinished } from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Card } from '../../kit/card/card.tsx';
import { DateField } from '../../kit/date-field/date-field.tsx';
import { RadioGroup } from '../../kit/radio-group/radio-group.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { DocumentField, type DocumentOwner } from './document-field.tsx';
import { documentTexts } from './document-texts.en.ts';

interface DocumentCardProps {
  readonly title: string;
  /** What the document is. */
  readonly text: string;
  /** Path of its answers. */
  readonly name: string;
  readonly documentRole: string;
  readonly owner?: DocumentOwner | undefined;
  /** Whether it proves an address, so that its date counts. */
  readonly mustBeRecent: boolean;
  readonly value: Unfinished<DocumentAnswers>;
  readonly today: string;
  readonly onChange: (value: Unfinished<DocumentAnswers>) => void;
}

/** What proves the address, and its date: how old it may be depends on the kind. */
function ProofFields({ name, value, today, onChange }: DocumentCardProps) {
  const { t } = useI18n(documentTexts);
  const kind: ProofKind = value.kind ?? 'statement';
  return (
    <>
      <RadioGroup
        label={t('kind')}
        name={`${name}.kind`}
        options={proofKinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))}
        value={kind}
        onChange={(chosen) => onChange({ ...value, kind: chosen as ProofKind })}
      />
      <DateField
        keepsOutside
        label={t('issuedOn')}
        description={t(kind === 'government_id' ? 'recentId' : 'recent')}
        name={`${name}.issuedOn`}
        max={today}
        today={today}
        value={value.issuedOn ?? ''}
        onChange={(issuedOn) => onChange({ ...value, issuedOn: issuedOn || undefined })}
      />
    </>
  );
}

/** A document with its language and, where its age matters, its kind and its date. */
export function DocumentCard(props: DocumentCardProps) {
  const { name, documentRole, owner, value, onChange } = props;
  const { t } = useI18n(documentTexts);
  return (
    <Card title={props.title}>
      <Stack>
        <p className="q-muted">{props.text}</p>
        <DocumentField
          label={t('file')}
          names={{ fileId: `${name}.fileId`, language: `${name}.language` }}
          documentRole={documentRole}
          owner={owner}
          value={{ fileId: value.fileId, language: value.language }}
          onChange={(changes) => onChange({ ...value, ...changes })}
        />
        {props.mustBeRecent && <ProofFields {...props} />}
      </Stack>
    </Card>
  );
}
