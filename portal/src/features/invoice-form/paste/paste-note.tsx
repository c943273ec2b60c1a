import { Banner, useI18n } from '@quittance/widgets/kit';
import type { BadCell } from './read-pasted-lines.ts';
import { pasteTexts } from './texts.en.ts';

/** Cells that are named one by one; the rest is counted. */
const shownCells = 5;

/** The result of the last paste. */
export interface PasteOutcome {
  readonly added: number;
  /** Lines that the invoice has no room for. */
  readonly omitted: number;
  readonly badCells: readonly BadCell[];
}

/** Tells what was pasted, and every cell that was left out. */
export function PasteNote({ outcome: { added, omitted, badCells } }: { readonly outcome: PasteOutcome }) {
  const { t } = useI18n(pasteTexts);
  const hidden = badCells.length - shownCells;
  return (
    <Banner tone={badCells.length > 0 || omitted > 0 ? 'warning' : 'neutral'}>
      <p>{t('added', { count: added })}</p>
      {omitted > 0 && <p>{t('omitted', { count: omitted })}</p>}
      {badCells.length > 0 && (
        <ul>
          {badCells.slice(0, shownCells).map(({ row, field, text }) => (
            <li key={`${row} ${field}`}>{t(`bad.${field}`, { row, text: text.slice(0, 60) })}</li>
          ))}
          {hidden > 0 && <li>{t('more', { count: hidden })}</li>}
        </ul>
      )}
    </Banner>
  );
}
