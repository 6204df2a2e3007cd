import type { PictureSource } from '../../src/components/Picture/PictureSource';
import type { Entries, Page, Pages, PictureText } from './schema';

/** An entry and the name of its file: the end of its address, as in `/cases#luxury-villas`. */
type Named<T> = T & { readonly id: string };

/** The entries of each folder, in their order. A case draws on areas by their ids. */
export interface Folders {
  readonly areas: readonly Named<Entries['areas']>[];
  readonly cases: readonly Named<Entries['cases']>[];
  readonly steps: readonly Entries['steps'][];
  readonly highlights: readonly Entries['highlights'][];
}

/**
 * Gives each page the entries that it shows, each case its areas, and each area the cases that draw on it. Called by
 * `readContent`, which adds the texts beside the pictures with `withTexts`.
 */
export function assemble({ home, impact, cases, ...pages }: Pages, folders: Folders) {
  const reference = ({ id, title }: Named<{ readonly title: string }>) => ({ id, title });
  return {
    ...pages,
    home: {
      ...home,
      approach: { ...home.approach, steps: folders.steps },
      impact: { ...home.impact, areas: folders.highlights },
      cases: {
        ...home.cases,
        cases: folders.cases.map(({ id, title, kind, picture }) => ({ id, title, kind, picture })),
      },
    },
    impact: {
      ...impact,
      areas: folders.areas.map((area) => ({
        ...area,
        cases: folders.cases.filter(({ drawsOn }) => drawsOn.includes(area.id)).map(reference),
      })),
    },
    cases: {
      ...cases,
      cases: folders.cases.map(({ drawsOn, ...study }) => ({
        ...study,
        drawsOn: drawsOn.flatMap((id) => folders.areas.filter((area) => area.id === id)).map(reference),
      })),
    },
  };
}

/** Adds to each picture in a value the text beside it. */
export function withTexts<T>(value: T, textOf: (file: string) => object): WithTexts<T>;
export function withTexts(value: unknown, textOf: (file: string) => object): unknown {
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, textOf));
  if (typeof value !== 'object' || value === null) return value;
  if ('file' in value && typeof value.file === 'string') return { ...value, ...textOf(value.file) };
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withTexts(field, textOf)]));
}

/** The content as the site uses it. */
export type Content = WithTexts<ReturnType<typeof assemble>>;

type WithTexts<T> = T extends { readonly file: string }
  ? T & PictureText
  : T extends readonly (infer Entry)[]
    ? readonly WithTexts<Entry>[]
    : T extends object
      ? { readonly [Key in keyof T]: WithTexts<T[Key]> }
      : T;

/**
 * The words of a page, as its components receive them.
 * @public named by yaml.d.ts
 */
export type Words<Name extends Page> = WithSources<Omit<Content[Name], 'metadata' | 'socialCard'>>;

/** Replaces the file name of each picture by the picture. */
type WithSources<T> = T extends { readonly file: string }
  ? Omit<T, 'file' | 'focus' | 'aspectRatio' | 'carriesText'> & {
      readonly source: PictureSource;
    } & (T extends {
        readonly aspectRatio: string;
      }
        ? { readonly portrait: PictureSource }
        : unknown)
  : T extends readonly (infer Entry)[]
    ? readonly WithSources<Entry>[]
    : T extends object
      ? { readonly [Key in keyof T]: WithSources<T[Key]> }
      : T;
