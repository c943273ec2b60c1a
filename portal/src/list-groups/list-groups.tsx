import { useEffect, useRef } from 'react';
import './list-groups.css';

interface ListGroupsProps<Group extends string> {
  /** Label for screen readers. */
  readonly label: string;
  readonly groups: readonly { readonly value: Group; readonly label: string }[];
  readonly chosen: Group;
  readonly onChoose: (group: Group) => void;
}

/** Chooses one group of a list. The row scrolls if it is too long. */
export function ListGroups<Group extends string>({ label, groups, chosen, onChoose }: ListGroupsProps<Group>) {
  const row = useRef<HTMLFieldSetElement>(null);
  // Keeps the chosen group visible: a phone shows only some of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chosen group
  useEffect(() => {
    const { current } = row;
    const pressed = current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Not `scrollIntoView`, which would also scroll the page down to the list.
    if (pressed) current?.scrollTo({ left: pressed.offsetLeft - (current.clientWidth - pressed.offsetWidth) / 2 });
  }, [chosen]);
  return (
    <fieldset className="list-groups" ref={row}>
      <legend className="q-visually-hidden">{label}</legend>
      {groups.map((group) => (
        <button
          key={group.value}
          type="button"
          className="list-groups__group"
          aria-pressed={group.value === chosen}
          onClick={() => onChoose(group.value)}
        >
          {group.label}
        </button>
      ))}
    </fieldset>
  );
}
