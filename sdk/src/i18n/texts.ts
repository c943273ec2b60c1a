/** Texts by key; groups may nest. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** One namespace: its texts in English, to which every other language falls back. */
export interface Texts<Tree extends TextTree = TextTree> {
  /** Names these texts in catalogues of other languages and in a host's own wording. */
  readonly namespace: string;
  readonly english: Tree;
}

/**
 * Declares the texts of one namespace. Placeholders are written `{{name}}`; plural forms end in `_one` and `_other` and
 * are chosen by the value `count`. A translation is checked against them by `Spanish`.
 */
// @__NO_SIDE_EFFECTS__
export function defineTexts<const Tree extends TextTree>(namespace: string, english: Tree): Texts<Tree> {
  return { namespace, english };
}

/** Whether a group of texts has this one: for keys that come with data. */
export const hasText = <Group extends TextTree>(group: Group, key: string): key is keyof Group & string =>
  Object.hasOwn(group, key);

/** Values for the placeholders of a text, by name; `count` also chooses the plural form. */
export type TranslationValues = Readonly<Record<string, string | number>>;

/** Every key of a namespace: groups joined by dots, plural forms folded into one key. */
export type TextKey<Of extends Texts> = KeyIn<Of['english']>;

/** What follows the key: nothing, or a value for each placeholder of the text. */
export type TextArguments<Of extends Texts, Key extends string> = string extends keyof Of['english']
  ? [values?: TranslationValues]
  : [PlaceholderIn<Of['english'], Key>] extends [never]
    ? []
    : [
        values: {
          readonly [Name in PlaceholderIn<Of['english'], Key>]: Name extends 'count' ? number : string | number;
        },
      ];

/** Says a text of one namespace in the language in force. */
export type TextFunction<Of extends Texts> = <Key extends TextKey<Of>>(
  key: Key,
  ...values: TextArguments<Of, Key>
) => string;

/** The texts of a namespace in Spanish: the same keys, and the plural form for millions, which English does not have. */
export type Spanish<Of extends Texts> = InSpanish<Of['english']>;

type PluralForm = `_${Intl.LDMLPluralRule}`;

type KeyIn<Tree> = string extends keyof Tree
  ? string
  : {
      [Name in keyof Tree & string]: Tree[Name] extends string ? WithoutForm<Name> : `${Name}.${KeyIn<Tree[Name]>}`;
    }[keyof Tree & string];

type WithoutForm<Name extends string> = Name extends `${infer Key}${PluralForm}` ? Key : Name;

type PlaceholderIn<Tree, Key extends string> = Key extends `${infer Group}.${infer Rest}`
  ? PlaceholderIn<Tree[Group & keyof Tree], Rest>
  : Key extends keyof Tree
    ? PlaceholderOf<Tree[Key]>
    : 'count' | PlaceholderOf<Tree[`${Key}${PluralForm}` & keyof Tree]>;

type PlaceholderOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PlaceholderOf<Rest> : never;

type FormOfMillions<Name> = Name extends `${infer Key}_other` ? `${Key}_many` : never;

type InSpanish<Tree> = {
  readonly [Name in keyof Tree | FormOfMillions<keyof Tree>]: Name extends keyof Tree
    ? Tree[Name] extends string
      ? string
      : InSpanish<Tree[Name]>
    : string;
};
