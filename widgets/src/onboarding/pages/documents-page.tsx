import { neededDocumentFacts, neededDocuments } from '@quittance/sdk/rules';
import { useI18n } from '../../kit/base/i18n.tsx';
import { Stack } from '../../kit/stack/stack.tsx';
import { answersOf, type PageFieldsProps } from '../page-fields.ts';
import { DocumentCard } from './document-card.tsx';
import { documentTexts } from './document-texts.en.ts';

/** The documents that a business of its type and country must give. */
export function DocumentsPage(page: PageFieldsProps) {
  const { t } = useI18n(documentTexts);
  const { value, onChange } = answersOf(page, 'documentation');
  const { answers, facts } = page;
  const documents = neededDocuments(neededDocumentFacts(answers));
  return (
    <Stack>
      {documents.map((document) => (
        <DocumentCard
          key={document.role}
          title={t(`roles.${document.isUboRegisterExtract ? 'uboRegister' : document.role}`)}
          text={t(`roles.${document.role}_text`)}
          name={document.role}
          documentRole={document.role}
          mustBeRecent={document.mustBeRecent}
          value={value[document.role] ?? {}}
          today={facts.today}
          onChange={(changed) => onChange({ [document.role]: changed })}
        />
      ))}
    </Stack>
  );
}
