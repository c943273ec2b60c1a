import { useState } from 'react';
import { classNames } from '../base/class-names.ts';
import { useI18n } from '../base/i18n.tsx';
import { lazyPart } from '../base/lazy-part.ts';
import { Button } from '../button/button.tsx';
import { LoadFailure } from '../load-failure/load-failure.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';
import { chartTexts } from './texts.en.ts';

/** Lazy-loaded with its scales: the figures are visible at once, as a table. */
const plot = lazyPart(async () => (await import('./chart-plot.tsx')).ChartPlot);

/** Amounts as bars or lines, and the exact figures as a table for people who can't see the drawing. */
export function Chart(props: ChartProps) {
  const { title, kind, series } = props;
  const { t } = useI18n(chartTexts);
  const [isTableShown, setTableShown] = useState(false);
  const { value: Plot, retry } = plot.useAttempt(!isTableShown);
  return (
    <figure className={classNames('q-chart', kind === 'lines' && 'q-chart--lines')}>
      <div className="q-chart__head">
        <figcaption className="q-chart__title">{title}</figcaption>
        <Button size="small" variant="quiet" onClick={() => setTableShown(!isTableShown)}>
          {t(isTableShown ? 'asChart' : 'asTable')}
        </Button>
      </div>
      {!isTableShown && (
        <>
          <ul className="q-chart__legend" aria-hidden="true">
            {series.length > 1 &&
              series.map(({ name }, index) => (
                <li key={name} className={`q-chart__series-${index + 1}`}>
                  <span className="q-chart__key" />
                  {name}
                </li>
              ))}
          </ul>
          {retry && <LoadFailure onRetry={retry} />}
          {Plot && <Plot {...props} />}
          {!Plot && !retry && (
            <div className="q-chart__plot" aria-hidden="true">
              <Skeleton shape="block" />
            </div>
          )}
        </>
      )}
      <div className={classNames(!isTableShown && 'q-visually-hidden')}>
        <ChartTable {...props} />
      </div>
    </figure>
  );
}
