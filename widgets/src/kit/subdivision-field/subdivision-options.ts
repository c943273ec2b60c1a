import { ofacBlockedSubdivisions, type Subdivision } from '@quittance/sdk/reference';
import type { SelectOption } from '../combobox/select-option.ts';

const optionOf = ({ code, name }: Subdivision, group?: string): SelectOption => ({
  value: code,
  label: name,
  keywords: code,
  group,
});

/**
 * The parts of a country as a list: where there are several levels, each part of the first heads those in it. A part that
 * holds others can be chosen as well: people write the one or the other in their addresses.
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
  // Under no heading, and hence before the first: what stands alone would seem to belong to the part above it.
  const alone = families.filter(({ children }) => children.length === 0);
  const large = families.filter(({ children }) => children.length > 0);
  return [
    ...alone.map(({ parent }) => optionOf(parent)),
    ...large.flatMap(({ parent, children }) => [parent, ...children].map((part) => optionOf(part, parent.name))),
  ];
}
