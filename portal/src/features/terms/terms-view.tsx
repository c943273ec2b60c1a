import type { AnswerOf, Contract } from '@quittance/sdk/client';
import { Tabs, useI18n } from '@quittance/widgets/kit';
import { termsTexts } from './texts.en.ts';

type Terms = AnswerOf<Contract['getTerms']>;
type Block = Terms['documents'][number]['blocks'][number];

interface TermsViewProps {
  readonly terms: Terms;
  /** Name of the document to show; the first when unknown. */
  readonly chosen: string;
  readonly onChoose: (document: string) => void;
}

function TermsBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The documents as tabs. */
export function TermsView({ terms: { version, documents }, chosen, onChoose }: TermsViewProps) {
  const { t } = useI18n(termsTexts);
  const shown = documents.find(({ document }) => document === chosen) ?? documents[0];
  if (!shown) return null;
  return (
    <Tabs
      label={t('documents')}
      tabs={documents.map(({ document, title }) => ({ id: document, label: title }))}
      selected={shown.document}
      onSelect={onChoose}
    >
      <div className="terms__document">
        <p className="q-muted">{t('version', { version })}</p>
        {shown.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a version never changes
          <TermsBlock key={`${shown.document} ${index}`} block={block} />
        ))}
      </div>
    </Tabs>
  );
}
