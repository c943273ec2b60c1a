import { CopyButton } from '../kit/copy-button/copy-button.tsx';

interface CopyableLineProps {
  readonly name: string;
  readonly value: string;
  /** What is copied; default: the value. */
  readonly typed?: string | undefined;
  readonly hint?: string | undefined;
  /** Names the button for screen readers. */
  readonly copyLabel: string;
}

/** One detail of a payment in a `dl`, with a button that copies it. */
export function CopyableLine({ name, value, typed = value, hint, copyLabel }: CopyableLineProps) {
  return (
    <div className="q-payment-line">
      <dt>{name}</dt>
      <dd>
        <bdi className="q-numeric">{value}</bdi>
        {hint && <span className="q-payment-hint">{hint}</span>}
      </dd>
      <dd>
        <CopyButton value={typed} label={copyLabel} isIconOnly />
      </dd>
    </div>
  );
}
