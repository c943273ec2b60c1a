/**
 * The kinds of objects that money moves for. Each area adds its own by declaration merging, with `true`; then the
 * composition root (`create-app.ts`) does not compile without its owner.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it.
export interface InstructionOwnerTypes {}

export type InstructionOwnerType = keyof InstructionOwnerTypes & string;

/** The object of an area that money moves for. */
export interface OwnerReference {
  readonly type: InstructionOwnerType;
  readonly id: string;
}
