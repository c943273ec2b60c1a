import { type ReactNode, useId } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { infoIcon } from '../icon/icons.ts';

interface InfoBoxProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Default a small i. */
  readonly icon?: IconShape | undefined;
}

/** An explanation beside what it explains; unlike a banner it tells of nothing that has happened. */
export function InfoBox({ title, children, icon = infoIcon }: InfoBoxProps) {
  const id = useId();
  return (
    <section className="q-info-box" role="note" aria-labelledby={id}>
      <Icon shape={icon} />
      <div className="q-info-box__body">
        <p className="q-info-box__title" id={id}>
          {title}
        </p>
        <div className="q-info-box__text">{children}</div>
      </div>
    </section>
  );
}
