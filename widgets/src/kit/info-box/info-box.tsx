import { type ReactNode, useId } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { infoIcon } from '../icon/icons.ts';

interface InfoBoxProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Default: the info icon. */
  readonly icon?: IconShape | undefined;
}

/** An explanation of something on the screen. A banner is for events instead. */
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
