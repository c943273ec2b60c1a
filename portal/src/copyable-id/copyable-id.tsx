import { CopyButton, useI18n } from '@quittance/widgets/kit';
import './copyable-id.css';
import { copyableIdTexts } from './texts.en.ts';

/** An id on one line, truncated if it is too long, with a button that copies all of it. */
export function CopyableId({ id }: { readonly id: string }) {
  const { t } = useI18n(copyableIdTexts);
  return (
    <span className="copyable-id">
      <span className="copyable-id__text" title={id}>
        {id}
      </span>
      <CopyButton value={id} label={t('copy')} isIconOnly />
    </span>
  );
}
