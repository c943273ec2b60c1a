import { ofacBlockedSubdivisions, type Subdivision } from '@quittance/sdk/reference';
import type { SelectOption } from '../combobox/select-option.ts';

const optionOf = ({ code, name }: Subdivision, group?: string): SelectOption => ({
  value: code,
  label: name,
  keywords: code,
  group,
});

/**
 * Returns the parts of a country as options. With several levels, each part of the first level is the heading of its
 * parts, and an option itself, because people use both in addresses.
 */
export function subdivisionOptions(subdivisions: readonly Subdivision[]): readonly SelectOption[] {
  const offered = subdivisions.filter(
    ({ countryCode, code }) => !ofacBlockedSubdivisions.has(`${countryCode}-${code}`),
  );
  const childrenOf = (parent: Subdivision): readonly Subdivision[] =>
    offered.filter(({ parentCode }) => parentCode === parent.code).flatMap((child) => [child, ...childrenOf(child)]);
  const families = offered
    .filter(({ level }) => level === 1)
    .map((parent) => ({ parent, children: childrenOf(parent) }));
  // Parts without children come first: after a group they would seem to belong to it.
  const alone = families.filter(({ children }) => children.length === 0);
  const large = families.filter(({ children }) => children.length > 0);
  return [
    ...alone.map(({ parent }) => optionOf(parent)),
    ...large.flatMap(({ parent, children }) => [parent, ...children].map((part) => optionOf(part, parent.name))),
  ];
}
