import { formatBusinessInstant, formatCalendarDate, isBusinessDate } from '@quittance/sdk/time';
import { classNames, Icon, type IconShape, icons, type Tone, useI18n } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import './timeline.css';
import { timelineTexts } from './texts.en.ts';

export interface TimelineEvent {
  readonly id: string;
  /** What happened. */
  readonly what: string;
  /** Who did it; absent for what no person did. */
  readonly who?: string | undefined;
  /** ISO 8601 instant, or `YYYY-MM-DD` for what has a day and no hour. */
  readonly at: string;
  /** Has not happened yet. */
  readonly isExpected?: boolean | undefined;
  /** Default `neutral`. */
  readonly tone?: Tone | undefined;
  /** Says in shape what the tone says in colour; default a dot. */
  readonly icon?: IconShape | undefined;
  /** What goes with it, such as the reason of a decision. */
  readonly note?: ReactNode | undefined;
}

interface TimelineProps {
  /** Names the list for screen readers. */
  readonly label: string;
  /** In the order in which they are shown. */
  readonly events: readonly TimelineEvent[];
  /** Shown instead of the events when there are none. */
  readonly empty: ReactNode;
}

function When({ at, isExpected }: Pick<TimelineEvent, 'at' | 'isExpected'>) {
  const { t, locale } = useI18n(timelineTexts);
  const date = isBusinessDate(at) ? formatCalendarDate(at, locale) : formatBusinessInstant(new Date(at), locale);
  return (
    <time className="q-numeric" dateTime={at}>
      {isExpected ? t('expected', { date }) : date}
    </time>
  );
}

function Event({ what, who, at, isExpected, tone = 'neutral', icon = icons.dotIcon, note }: TimelineEvent) {
  return (
    <li className={classNames('timeline__event', `q-tone--${tone}`, isExpected && 'timeline__event--expected')}>
      <span className="timeline__mark">
        <Icon shape={icon} />
      </span>
      <div className="timeline__text">
        <p className="timeline__what">{what}</p>
        <p className="timeline__when">
          {who && (
            <>
              <bdi>{who}</bdi> ·{' '}
            </>
          )}
          <When at={at} isExpected={isExpected} />
        </p>
        {note && <div className="timeline__note">{note}</div>}
      </div>
    </li>
  );
}

/** What happened to a record, and what is expected: who, what and when. */
export function Timeline({ label, events, empty }: TimelineProps) {
  if (events.length === 0) return empty;
  return (
    <ol className="timeline" aria-label={label}>
      {events.map((event) => (
        <Event key={event.id} {...event} />
      ))}
    </ol>
  );
}
